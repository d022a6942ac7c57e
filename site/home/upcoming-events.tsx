import type { Event } from '#content/events';
import { allEventsPath } from '../../lib/paths.ts';
import { EventLines } from '../ui/cards/event-lines.tsx';
import { GoLink } from '../ui/controls/button.tsx';

export function UpcomingEvents({ events, now }: { events: Event[]; now: Date }) {
  return (
    <aside className="upcoming" aria-labelledby="na-agenda">
      <h2 className="d-2" id="na-agenda">
        Na agenda
      </h2>
      {events.length > 0 ? (
        <EventLines events={events} now={now} withDate />
      ) : (
        <p>Nenhum evento marcado por enquanto.</p>
      )}
      <GoLink href={allEventsPath}>Ver todos os eventos</GoLink>
    </aside>
  );
}
