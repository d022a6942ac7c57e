import { expect, test } from 'vitest';
import { around } from './around.ts';
import { firstSunday } from './event-dates.ts';
import { eventsAt } from './events.ts';
import { moment } from './moment.ts';
import { news } from './news.ts';
import { recordedBroadcasts } from './recorded-broadcasts.ts';
import { upcomingBroadcastsOf } from './upcoming-broadcasts.ts';

const written = new Date(moment('2025-05-12', '09:00'));
const newsDay = moment('2025-05-12', '09:00');

test('on the day for which it is written, nothing moves', () => {
  expect(around(written)(newsDay)).toBe(newsDay);
});

test.each([
  ['a minute later', moment('2025-05-12', '09:01'), moment('2025-05-12', '09:00')],
  ['on a Sunday', moment('2026-11-15', '16:00'), moment('2026-11-09', '09:00')],
  ['on a Monday before nine', moment('2026-11-16', '08:59'), moment('2026-11-09', '09:00')],
  ['on a Monday at nine', moment('2026-11-16', '09:00'), moment('2026-11-16', '09:00')],
  ['before it was written', moment('2024-02-29', '12:00'), moment('2024-02-26', '09:00')],
])('%s, the newest story is of the last Monday', (_, now, expected) => {
  expect(around(new Date(now))(newsDay)).toBe(expected);
});

test('on each day of four years, stories and recordings are past and broadcasts to come', () => {
  // What is announced changes with the week; the agenda it follows takes a while to be made.
  const announced = new Map<string, number>();
  const firstAnnounced = (now: Date) => {
    const week = firstSunday(now);
    const known = announced.get(week);
    if (known !== undefined) return known;
    const starts = upcomingBroadcastsOf(eventsAt(now)).map(({ startsAt }) => Date.parse(startsAt));
    announced.set(week, Math.min(...starts));
    return Math.min(...starts);
  };
  for (let day = 0; day < 1461; day += 1) {
    const now = new Date(written.getTime() + day * 86_400_000 + day * 61_000);
    const moved = around(now);
    const past = [...news, ...recordedBroadcasts].map(({ date }) => Date.parse(moved(date)));
    expect(Math.max(...past)).toBeLessThanOrEqual(now.getTime());
    expect(firstAnnounced(now)).toBeGreaterThan(now.getTime());
  }
});
