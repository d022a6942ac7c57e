import type { Event } from '#content/events';
import { GoLink } from '../ui/button.tsx';
import { DateMark } from '../ui/date-mark.tsx';
import { Tag } from '../ui/tag.tsx';

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
              <Standing event={event} now={now} />
            </div>
          </li>
        ))}
      </ol>
      <GoLink href="/agenda">Ver todos os eventos</GoLink>
    </aside>
  );
}

function Standing({ event, now }: { event: Event; now: Date }) {
  if (event.status === 'cancelado') return <Tag tone="plain">Cancelado</Tag>;
  if (event.status === 'adiado') return <Tag tone="plain">Adiado</Tag>;
  return event.startsAt < now ? <Tag tone="plain">Realizado</Tag> : null;
}
