import { dayOf } from '../../lib/dates.ts';
import { shiftDay } from '../../lib/month.ts';
import { moment } from '../../sample/moment.ts';
import { worldAt } from '../../sample/world.ts';

/** Forty days over two years, on every weekday and at several hours; the first is that of the tests. */
export const sampleDays = Array.from({ length: 40 }, (_, index) => {
  const day = shiftDay('2025-05-12', index * 19);
  return new Date(moment(day, ['09:00', '00:01', '23:58', '14:30'][index % 4] ?? '09:00'));
});

/** The sample on each of them, under the name of the day. */
export const worlds = sampleDays.map((now) => [dayOf(now), { now, world: worldAt(now) }] as const);
