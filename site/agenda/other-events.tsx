import type { Event } from '#content/events';
import { allEventsPath } from '../../lib/paths.ts';
import { EventLines } from '../ui/cards/event-lines.tsx';
import { GoLink } from '../ui/controls/button.tsx';

/** Other events, so that the page of an event is not a dead end. */
export function OtherEvents({ events, now }: { events: Event[]; now: Date }) {
  if (events.length === 0) return null;
  return (
    <aside className="others screen-only" aria-labelledby="outros-eventos">
      <h2 className="d-2" id="outros-eventos">
        Outros eventos
      </h2>
      <EventLines events={events} now={now} withTown />
      <GoLink href={allEventsPath}>Ver todos os eventos</GoLink>
    </aside>
  );
}
