import { describe, expect, test } from 'vitest';
import { fromSession } from '../ui/cards/activity.ts';
import { sessionOn } from '../ui/cards/example-session.ts';
import { arrange, returnOf } from './arrange.ts';
import { readTodayView } from './today-view.ts';

const towns = [
  { id: 1, name: 'Macapá', slug: 'macapa', latitude: 0.03, longitude: -51.07 },
  { id: 2, name: 'Mazagão', slug: 'mazagao', latitude: -0.11, longitude: -51.29 },
  { id: 3, name: 'Santana', slug: 'santana', latitude: -0.05, longitude: -51.17 },
];
const now = new Date('2025-05-12T14:20:00-03:00');
let number = 0;
const at = (day: string, startsAt: string, endsAt: string, slug = 'macapa') => {
  number += 1;
  const municipality = towns.find((town) => town.slug === slug);
  return fromSession(
    sessionOn(day, {
      id: number,
      slug: `${number}`,
      name: startsAt,
      startsAt,
      endsAt,
      municipality,
    }),
  );
};
const view = (query = '') =>
  readTodayView(new URL(`https://exemplo.invalid/hoje${query}`), now, towns);
const names = (list: { title: string }[]) => list.map(({ title }) => title);

describe('the day in its order', () => {
  const day = [
    at('2025-05-12', '18:00', '21:00'),
    at('2025-05-12', '08:00', '11:00'),
    at('2025-05-12', '14:00', '17:00'),
    at('2025-05-12', '14:45', '16:00'),
    at('2025-05-13', '08:00', '11:00'),
  ];

  test('what goes on, what begins soon, what comes later, without what is over', () => {
    const today = arrange(day, view(), now, towns);
    expect(names(today.now)).toEqual(['14:00']);
    expect(names(today.soon)).toEqual(['14:45']);
    expect(names(today.later)).toEqual(['18:00']);
    expect(today.first).toBeUndefined();
    expect(names(today.everywhere)).toHaveLength(4);
  });

  test('when nothing is left, tomorrow’s first', () => {
    const late = new Date('2025-05-12T23:59:00-03:00');
    const today = arrange(day, view(), late, towns);
    expect([today.now, today.soon, today.later].flat()).toEqual([]);
    expect(today.first?.day).toBe('2025-05-13');
  });

  test('four cards at most: the rest comes later', () => {
    const crowd = ['14:30', '14:40', '14:50', '15:00', '15:10'].map((time) =>
      at('2025-05-12', time, '17:00'),
    );
    const today = arrange(crowd, view(), now, towns);
    expect(names(today.soon)).toEqual(['14:30', '14:40', '14:50', '15:00']);
    expect(names(today.later)).toEqual(['15:10']);
  });
});

test('a class over midnight goes on after it, and counts for the day on which it began', () => {
  const late = at('2025-05-12', '22:00', '01:00');
  const after = new Date('2025-05-13T00:30:00-03:00');
  const url = new URL('https://exemplo.invalid/hoje');
  const next = arrange([late], readTodayView(url, after, towns), after, towns);
  expect(names(next.now)).toEqual(['22:00']);
  expect(next.first).toBeUndefined();
  const over = new Date('2025-05-13T01:00:00-03:00');
  expect(arrange([late], readTodayView(url, over, towns), over, towns).now).toEqual([]);
  // On the evening before it is not one of tomorrow's.
  const before = arrange([late], view(), now, towns);
  expect([names(before.later), names(before.chosenDay)]).toEqual([['22:00'], []]);
  const off = { ...late, off: 'Não acontece neste dia' };
  const cancelled = arrange([off], readTodayView(url, after, towns), after, towns);
  expect([cancelled.now, cancelled.off]).toEqual([[], []]);
});

test('what is off is told apart, with the day on which it is back', () => {
  const off = { ...at('2025-05-12', '15:00', '17:00'), off: 'Feriado: São José', series: 'a' };
  const back = { ...at('2025-05-19', '15:00', '17:00'), series: 'a' };
  const today = arrange([off, back], view(), now, towns);
  expect(names(today.off)).toEqual(['15:00']);
  expect([...today.now, ...today.soon, ...today.later]).toEqual([]);
  expect(returnOf(off, [off, back])?.day).toBe('2025-05-19');
});

test('other towns come by distance, and only where a town is chosen', () => {
  const day = [
    at('2025-05-12', '15:00', '17:00', 'macapa'),
    at('2025-05-12', '16:00', '17:00', 'mazagao'),
    at('2025-05-12', '18:00', '19:00', 'santana'),
  ];
  const today = arrange(day, view('?municipio=macapa'), now, towns);
  expect(names(today.soon)).toEqual(['15:00']);
  expect(today.nearby.map(({ activity }) => activity.town?.slug)).toEqual(['santana', 'mazagao']);
  expect(arrange(day, view(), now, towns).nearby).toEqual([]);
});

test('an age outside the limits, a price and an unknown access are filtered', () => {
  const base = at('2025-05-12', '15:00', '17:00');
  const old = { ...base, minAge: 60 };
  const paid = { ...base, price: 5 };
  const left = (query: string, activity: typeof base) =>
    arrange([activity], view(query), now, towns).soon.length;
  expect([left('?idade=59', old), left('?idade=60', old)]).toEqual([0, 1]);
  expect([left('?gratuito=sim', paid), left('?gratuito=sim', base)]).toEqual([0, 1]);
  expect(left('?acessivel=sim', { ...base, accessible: true })).toBe(1);
  expect(left('?acessivel=sim', base)).toBe(0);
});
