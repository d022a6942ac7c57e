import type { Event } from '#content/events';
import { GoLink } from '../ui/button.tsx';
import { DateMark } from '../ui/date-mark.tsx';
import { StandingTag } from '../ui/event-tags.tsx';

interface UpcomingEventsProps {
  events: Event[];
  now: Date;
}

export function UpcomingEvents({ events, now }: UpcomingEventsProps) {
  return (
    <aside className="upcoming" aria-labelledby="na-agenda">
      <h2 className="d-2" id="na-agenda">
        Na agenda
      </h2>
      <ol>
        {events.map((event) => (
          <li
            key={event.slug}
            className={event.category === 'competicao' ? 'upcoming__competition' : undefined}
          >
            <DateMark day={event.day} />
            <div>
              <h3>
                <a className="quiet-link" href={`/agenda/${event.slug}`}>
                  {event.title}
                </a>
              </h3>
              <p className="small">
                {event.time}, {event.place}
              </p>
              <StandingTag event={event} now={now} />
            </div>
          </li>
        ))}
      </ol>
      <GoLink href="/agenda">Ver todos os eventos</GoLink>
    </aside>
  );
}
