import '../ui/cards/line-row.css';
import './upcoming-events.css';
import type { Event } from '#content/events';
import { shortDate } from '../../lib/dates.ts';
import { allEventsPath, eventPath } from '../../lib/paths.ts';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { StandingTag } from '../ui/cards/event-tags.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

interface UpcomingEventsProps {
  events: Event[];
  now: Date;
}

/** Posters on one line; the date is the title. */
export function UpcomingEvents({ events, now }: UpcomingEventsProps) {
  return (
    <aside className="section" aria-labelledby="na-agenda">
      <div className="wrap">
        <LineHeading id="na-agenda">Na agenda</LineHeading>
        {events.length > 0 ? (
          <ol className="line-row line-row--beside upcoming">
            {inOwnLooks(events).map((event) => (
              <li key={event.id}>
                <Frame
                  picture={event.picture}
                  shape="1x1"
                  name={event.title}
                  sizes="(min-width: 62rem) 19rem, 45vw"
                />
                <div>
                  <DateMark mix="next" day={event.day} />
                  <h3 className="d-3">
                    <a className="cover-link" href={eventPath(event.slug)}>
                      {event.title}
                    </a>
                  </h3>
                  <p className="small muted">
                    {shortDate(event.day)}, {event.time}, {event.place}
                  </p>
                  <StandingTag event={event} now={now} />
                </div>
              </li>
            ))}
          </ol>
        ) : (
          <p>Nenhum evento marcado por enquanto.</p>
        )}
        <GoLink href={allEventsPath}>Ver todos os eventos</GoLink>
      </div>
    </aside>
  );
}
