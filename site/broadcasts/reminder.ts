import type { UpcomingBroadcast } from '#content/broadcasts';
import { type CalendarEntry, calendarUid } from '../../lib/ics.ts';
import { broadcastPath } from '../../lib/paths.ts';

/** A broadcast as an entry of somebody's calendar; it rings if asked to. */
export function toReminder(
  broadcast: UpcomingBroadcast,
  origin: string,
  alarmMinutes?: number,
): CalendarEntry {
  const { title, description, startsAt, endsAt, createdAt, changedAt } = broadcast;
  const url = `${origin}${broadcastPath(broadcast.slug)}`;
  return {
    uid: calendarUid('broadcast', broadcast),
    url,
    location: url,
    status: 'confirmado',
    ...{ title, description, startsAt, endsAt, createdAt, changedAt },
    ...(alarmMinutes === undefined ? {} : { alarmMinutes }),
  };
}
