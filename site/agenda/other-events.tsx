import type { Event } from '#content/events';
import { GoLink } from '../ui/button.tsx';
import { DateMark } from '../ui/date-mark.tsx';

/** What else one could go to: the page of an event is never the end of the way. */
export function OtherEvents({ events }: { events: Event[] }) {
  if (events.length === 0) return null;
  return (
    <aside className="others" aria-labelledby="outros-eventos">
      <h2 className="d-2" id="outros-eventos">
        Outros eventos
      </h2>
      <ol>
        {events.map((event) => (
          <li
            key={event.id}
            className={event.category === 'competicao' ? 'others__competition' : undefined}
          >
            <DateMark day={event.day} />
            <div>
              <h3>
                <a className="quiet-link" href={`/agenda/${event.slug}`}>
                  {event.title}
                </a>
              </h3>
              <p className="small muted">
                {event.time}, {event.place}, {event.municipality.name}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <GoLink href="/agenda?data=todas">Ver todos os eventos</GoLink>
    </aside>
  );
}
