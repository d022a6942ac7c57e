import './program-events.css';
import type { ProgramEvent } from '#content/programs';
import { eventCategories, eventStatuses } from '../../lib/vocabulary.ts';
import { GoLink } from '../ui/button.tsx';
import { DateMark } from '../ui/date-mark.tsx';
import { LineHeading } from '../ui/line-heading.tsx';
import { Tag } from '../ui/tag.tsx';

/** Both kinds never mix: past ones come only when nothing lies ahead. */
export function ProgramEvents({ events }: { events: ProgramEvent[] }) {
  return (
    <section className="section" aria-labelledby="eventos">
      <div className="wrap">
        <LineHeading id="eventos">Eventos deste programa</LineHeading>
        {events.length > 0 ? (
          <ol className="program-events">
            {events.map((event) => (
              <EventRow key={event.slug} event={event} />
            ))}
          </ol>
        ) : (
          <p className="lead">Nenhum evento marcado por enquanto.</p>
        )}
        <GoLink href="/agenda?data=todas">Ver a agenda de eventos</GoLink>
      </div>
    </section>
  );
}

function EventRow({ event }: { event: ProgramEvent }) {
  const competition = event.category === 'competicao';
  return (
    <li className={competition ? 'program-events__competition' : undefined}>
      <DateMark day={event.day} />
      <div>
        <h3 className="d-2">
          <a className="cover-link" href={`/agenda/${event.slug}`}>
            {event.title}
          </a>
        </h3>
        <p className="muted">
          {[event.time, event.place, event.municipality].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="program-events__tags">
        <Tag tone={competition ? 'blue' : 'green'}>{eventCategories[event.category]}</Tag>
        {event.status === 'confirmado' ? null : (
          <Tag tone="plain">{eventStatuses[event.status]}</Tag>
        )}
        {event.status === 'confirmado' && event.past ? <Tag tone="plain">Realizado</Tag> : null}
      </p>
    </li>
  );
}
