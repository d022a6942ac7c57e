import { expect, test } from 'vitest';
import { fromSession } from './activity.ts';
import { sameInTowns } from './activity-lists.ts';
import { sessionOn } from './example-session.ts';

const towns = {
  macapa: { name: 'Macapá', slug: 'macapa' },
  santana: { name: 'Santana', slug: 'santana' },
};
let number = 0;
const inTown = (slug: keyof typeof towns, values: object = {}) => {
  number += 1;
  const own = { id: number, slug: `${number}`, municipality: towns[slug], ...values };
  return fromSession(sessionOn('2025-05-15', own));
};
const townsOf = (groups: ReturnType<typeof sameInTowns>) =>
  groups.map((group) => group.map(({ town }) => town?.slug));

test('the same class at the same hour in two towns is one', () => {
  expect(townsOf(sameInTowns([inTown('macapa'), inTown('santana')]))).toEqual([
    ['macapa', 'santana'],
  ]);
});

test('another hour, price or age, or the same town again, is another', () => {
  const first = inTown('macapa');
  for (const values of [{ startsAt: '15:00' }, { price: 5 }, { minAge: 60 }])
    expect(sameInTowns([first, inTown('santana', values)])).toHaveLength(2);
  expect(townsOf(sameInTowns([first, inTown('macapa'), inTown('santana')]))).toEqual([
    ['macapa', 'santana'],
    ['macapa'],
  ]);
});

test('what is off, or has something to say, stands alone', () => {
  const off = { ...inTown('santana'), off: 'Feriado' };
  const told = { ...inTown('santana'), note: 'Mudou nesta semana' };
  expect(sameInTowns([inTown('macapa'), off, told])).toHaveLength(3);
});
