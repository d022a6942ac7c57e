import { describe, expect, test } from 'vitest';
import { type Activity, fromSession } from '../ui/cards/activity.ts';
import { sessionOn } from '../ui/cards/example-session.ts';
import { nearToday } from './near-today.ts';

const now = new Date('2025-05-12T14:20:00-03:00');
const monday = '2025-05-12';
let number = 0;
function at(day: string, startsAt: string, endsAt: string, more: object = {}): Activity {
  number += 1;
  const own = { id: number, slug: `${number}`, name: startsAt, startsAt, endsAt, ...more };
  return fromSession(sessionOn(day, own));
}
const told = (all: Activity[], moment = now) =>
  nearToday(all, moment).items.map(({ figure, words }) => `${figure} ${words}`);

describe('what stands in the card', () => {
  const day = [
    at(monday, '08:00', '10:00'),
    at(monday, '14:00', '16:00'),
    at(monday, '15:00', '17:00'),
    at(monday, '17:30', '19:00'),
    at(monday, '19:30', '21:30'),
  ];

  test('what goes on, then what comes, and how much more there is', () => {
    expect(told(day)).toEqual(['agora até 16h', '15h em 40 min', '17h30 até 19h']);
    expect(nearToday(day, now)).toMatchObject({
      rest: { count: 1, until: 'até as 21h30' },
      isOver: false,
      isFull: true,
    });
  });

  test('however much goes on, what comes next has a place', () => {
    const busy = ['13:00', '13:30', '14:00'].map((time) => at(monday, time, '16:00'));
    expect(told([...busy, at(monday, '18:00', '19:00')])).toEqual([
      'agora até 16h',
      'agora até 16h',
      '18h até 19h',
    ]);
  });

  test('bars are outlined, filled or ink', () => {
    expect(nearToday(day, now).bars.map(({ state }) => state)).toEqual([
      'past',
      'now',
      'coming',
      'coming',
      'coming',
    ]);
  });

  test('what is told for today is not told again for tomorrow', () => {
    const daily = { name: 'Natação' };
    const all = [
      at(monday, '18:00', '21:00', daily),
      at('2025-05-13', '18:00', '21:00', daily),
      at('2025-05-14', '08:00', '11:00'),
    ];
    expect(told(all)).toEqual(['18h até 21h', '8h quarta, 14/5']);
  });
});

describe('after the last of today', () => {
  const late = new Date('2025-05-12T21:40:00-03:00');
  const over = at(monday, '18:00', '21:00');

  test('the first of the next day takes the place of what goes on', () => {
    const all = [over, at('2025-05-13', '08:00', '11:00'), at('2025-05-13', '15:00', '17:00')];
    expect(told(all, late)).toEqual(['amanhã 8h', '15h amanhã']);
    expect(nearToday(all, late)).toMatchObject({ isOver: true, rest: undefined });
  });

  test('a later day has its name and date', () => {
    const all = [over, at('2025-05-15', '14:00', '17:00')];
    expect(told(all, late)).toEqual(['quinta 15 de maio, 14h']);
  });

  test('where nothing comes there is nothing', () => {
    expect(nearToday([over], late).items).toEqual([]);
  });
});

test('a class of many towns is one line and one bar, and leads to its program', () => {
  const towns = ['macapa', 'santana', 'oiapoque'].map((slug) =>
    at(monday, '15:00', '17:00', { municipality: { name: slug, slug } }),
  );
  const { items, bars } = nearToday(towns, now);
  expect(items).toHaveLength(1);
  expect(bars).toHaveLength(1);
  expect(items[0]).toMatchObject({ where: 'Em 3 municípios', path: '/programas/quinta-feliz' });
});

test('what does not take place is not told', () => {
  const off = { ...at(monday, '15:00', '17:00'), off: 'Feriado: Tiradentes' };
  expect(nearToday([off], now)).toMatchObject({ items: [], bars: [] });
});
