import { listBroadcastsUntil } from '#content/broadcasts';
import { listEvents } from '#content/events';
import type { LiveStream } from '#content/live-stream';
import { listSessions } from '#content/sessions';
import type { Day } from '../../lib/dates.ts';
import { startOfDay } from '../../lib/local-moment.ts';
import { shiftDay } from '../../lib/month.ts';
import { type Activity, fromBroadcast, fromEvent, fromSession } from '../ui/cards/activity.ts';

/** All that happens in these days, both ends included; what is on air now is told by its own part of a page. */
export async function readActivities(
  [first, last]: readonly [Day, Day],
  now: Date,
  onAir: LiveStream | undefined,
): Promise<Activity[]> {
  const [sessions, events, broadcasts] = await Promise.all([
    listSessions([first, last]),
    listEvents({ from: first, until: last }),
    listBroadcastsUntil(now, startOfDay(shiftDay(last, 1))),
  ]);
  return [
    ...sessions.map(fromSession),
    ...events.map(fromEvent),
    ...broadcasts.filter(({ title }) => title !== onAir?.title).map(fromBroadcast),
  ];
}
