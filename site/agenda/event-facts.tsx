import type { Event } from '#content/events';
import { capitalise } from '../../lib/capitalise.ts';
import { dayOfMonth, monthName, timeOf, yearOf } from '../../lib/dates.ts';
import { dayAndMonth } from '../../lib/month.ts';
import { placePath, townPath } from '../../lib/paths.ts';
import { directionsAddress } from '../addresses/directions-address.ts';
import { eventTown } from '../ui/cards/event-address.ts';
import { GoLink } from '../ui/controls/button.tsx';

/** When and where, below the line. */
export function EventFacts({ event }: { event: Event }) {
  const { day, lastDay, allDay, endsAt } = event;
  const sameDay = lastDay === day;
  return (
    <dl
      className={event.status === 'cancelado' ? 'event__facts event__facts--off' : 'event__facts'}
    >
      <div>
        <dt>Data</dt>
        <dd>
          <span className="fig event__day">{String(dayOfMonth(day)).padStart(2, '0')}</span>
          <span className="d-3">
            {monthName(day)} de {yearOf(day)}
          </span>
          {sameDay ? null : <span>até {dayAndMonth(lastDay)}</span>}
        </dd>
      </div>
      <div>
        <dt>Horário</dt>
        <dd>
          <span className="d-1 event__time">{capitalise(event.time)}</span>
          {endsAt && sameDay && !allDay ? <span>até {timeOf(endsAt)}</span> : null}
        </dd>
      </div>
      <div>
        <dt>Local</dt>
        <EventPlace event={event} />
      </div>
    </dl>
  );
}

/** A place of the list leads to its page and, where its spot is known, to the way there. */
function EventPlace({ event }: { event: Event }) {
  const { place, venue, municipality } = event;
  return (
    <dd>
      <span className="d-2 event__place">
        {venue ? <a href={placePath(venue.slug)}>{place}</a> : place}
      </span>
      {venue ? <span>{venue.address}</span> : null}
      <span>
        {municipality.slug ? (
          <a href={townPath(municipality.slug)}>{eventTown(event)}</a>
        ) : (
          eventTown(event)
        )}
      </span>
      {venue ? (
        <GoLink
          href={venue.spot ? directionsAddress(venue.spot) : `${placePath(venue.slug)}#onde-fica`}
          external={venue.spot !== undefined}
        >
          Como chegar
        </GoLink>
      ) : null}
    </dd>
  );
}
