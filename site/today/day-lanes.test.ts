import { expect, test } from 'vitest';
import { fromSession } from '../ui/cards/activity.ts';
import { percentOf, sunPercent } from '../ui/cards/day-hours.ts';
import { sessionOn } from '../ui/cards/example-session.ts';
import { dayLanes } from './day-lanes.ts';

const towns = [
  { id: 1, name: 'Mazagão', slug: 'mazagao', latitude: -0.11, longitude: -51.29 },
  { id: 2, name: 'Macapá', slug: 'macapa', latitude: 0.03, longitude: -51.07 },
  { id: 3, name: 'Oiapoque', slug: 'oiapoque', latitude: 3.84, longitude: -51.83 },
];
const today = '2025-05-12';
const now = new Date('2025-05-12T15:00:00-03:00');
const at = (startsAt: string, endsAt: string, slug: string) =>
  fromSession(
    sessionOn(today, { startsAt, endsAt, municipality: towns.find((town) => town.slug === slug) }),
  );

test('towns stand from north to south, on their side of the line', () => {
  const { north, south } = dayLanes(
    ['mazagao', 'macapa', 'oiapoque'].map((slug) => at('14:00', '16:00', slug)),
    towns,
    today,
    now,
  );
  expect(north.map(({ town }) => town?.slug)).toEqual(['oiapoque', 'macapa']);
  expect(south.map(({ town }) => town?.slug)).toEqual(['mazagao']);
});

test('what overlaps gets a row of its own, what follows shares one', () => {
  const { north } = dayLanes(
    [
      at('08:00', '11:00', 'macapa'),
      at('14:00', '16:00', 'macapa'),
      at('14:30', '17:00', 'macapa'),
    ],
    towns,
    today,
    now,
  );
  expect(north[0]?.rows.map((row) => row.map(({ state }) => state))).toEqual([
    ['past', 'now'],
    ['now'],
  ]);
  expect(north[0]?.rows[0]?.[1]).toMatchObject({ from: 50, width: 12.5, done: 50 });
});

test('hours outside the figure are cut at its edges', () => {
  expect([percentOf(3), percentOf(6), percentOf(14), percentOf(23)]).toEqual([0, 0, 50, 100]);
  expect(sunPercent(new Date('2025-05-12T14:00:00-03:00'))).toBe(50);
  // Outside the hours that are drawn there is no sun to place.
  expect(sunPercent(new Date('2025-05-12T23:59:00-03:00'))).toBeUndefined();
  expect(sunPercent(new Date('2025-05-12T03:00:00-03:00'))).toBeUndefined();
  // Over before the figure begins.
  expect(dayLanes([at('04:00', '05:00', 'macapa')], towns, today, now).north[0]?.rows).toEqual([]);
});
