import { capitalise } from '../../lib/capitalise.ts';
import { allEventsPath, eventPath } from '../../lib/paths.ts';
import './program-events.css';
import type { Event } from '#content/events';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { EventTags } from '../ui/cards/event-tags.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';

interface ProgramEventsProps {
  events: Event[];
  now: Date;
}

/** Past events are shown only when there are no coming ones. */
export function ProgramEvents({ events, now }: ProgramEventsProps) {
  return (
    <section className="section" aria-labelledby="eventos">
      <div className="wrap">
        <LineHeading id="eventos">Eventos deste programa</LineHeading>
        {events.length > 0 ? (
          <ol className="program-events">
            {events.map((event) => (
              <EventRow key={event.slug} event={event} now={now} />
            ))}
          </ol>
        ) : (
          <p className="lead">Nenhum evento marcado por enquanto.</p>
        )}
        <GoLink href={allEventsPath}>Ver a agenda de eventos</GoLink>
      </div>
    </section>
  );
}

function EventRow({ event, now }: { event: Event; now: Date }) {
  return (
    <li className={event.category === 'competicao' ? 'program-events__competition' : undefined}>
      <DateMark mix="program-events" day={event.day} />
      <div>
        <h3 className="d-2">
          <a className="cover-link" href={eventPath(event.slug)}>
            {event.title}
          </a>
        </h3>
        <p className="muted">
          {[capitalise(event.time), event.place, event.municipality.name]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className="row row--closest program-events__tags">
        <EventTags event={event} now={now} />
      </p>
    </li>
  );
}
