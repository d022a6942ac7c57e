import { capitalise } from '../../../lib/capitalise.ts';
import { eventPath } from '../../../lib/paths.ts';
import './event-lines.css';
import type { Event } from '#content/events';
import { otherYear } from '../../../lib/dates.ts';
import { Frame } from '../media/frame.tsx';
import { DateMark } from './date-mark.tsx';
import { StandingTag } from './event-tags.tsx';

interface EventLinesProps {
  events: Event[];
  now: Date;
  /** Also the town, where the list is not about one place. */
  withTown?: boolean;
}

/** Events in short: the day, the title, when and where, and the photograph of those that have one. */
export function EventLines({ events, now, withTown }: EventLinesProps) {
  return (
    <ol className="event-lines">
      {events.map((event) => (
        <li
          key={event.id}
          className={event.category === 'competicao' ? 'event-lines__competition' : undefined}
        >
          <DateMark mix="event-lines" day={event.day} below={otherYear(event.day, now)} />
          <div>
            <h3>
              <a className="quiet-link" href={eventPath(event.slug)}>
                {event.title}
              </a>
            </h3>
            <p className="small muted">
              {capitalise(event.time)}, {event.place}
              {withTown ? `, ${event.municipality.name}` : ''}
            </p>
            <StandingTag event={event} now={now} />
            {event.picture?.kind === 'photo' ? (
              <Frame
                className="event-lines__photo"
                picture={event.picture}
                shape="4x3"
                sizes="8rem"
              />
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
