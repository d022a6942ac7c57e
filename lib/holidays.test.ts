import { expect, test } from 'vitest';
import { holidaysWith, type SpecialDay } from './holidays.ts';

const plain = holidaysWith([]);
const special = (day: Partial<SpecialDay>): SpecialDay => ({
  name: 'Aniversário da cidade',
  day: '2026-02-04',
  kind: 'feriado',
  everyYear: false,
  town: undefined,
  ...day,
});

test('the holidays of Brazil and of Amapá', () => {
  const days = [
    ...['2026-01-01', '2026-04-21', '2026-05-01', '2026-09-07', '2026-10-12', '2026-11-02'],
    ...['2026-11-15', '2026-11-20', '2026-12-25', '2026-03-19', '2026-09-13'],
  ];
  expect(days.filter((day) => !plain(day))).toEqual([]);
});

test('Good Friday moves; carnival and Corpus Christi pause nothing', () => {
  expect(['2024-03-29', '2025-04-18', '2026-04-03', '2038-04-23'].map((day) => plain(day))).toEqual(
    Array(4).fill('Sexta-feira Santa'),
  );
  expect(
    ['2026-02-17', '2026-06-04', '2026-04-05', '2026-04-02'].filter((day) => plain(day)),
  ).toEqual([]);
});

test('an editor adds a day for one municipality, for one year or for all that follow', () => {
  const once = holidaysWith([special({ town: 'macapa' })]);
  expect(once('2026-02-04', 'macapa')).toBe('Aniversário da cidade');
  expect(once('2026-02-04', 'santana')).toBeUndefined();
  expect(once('2026-02-04')).toBeUndefined();
  expect(once('2027-02-04', 'macapa')).toBeUndefined();
  const always = holidaysWith([special({ everyYear: true })]);
  expect(always('2031-02-04', 'santana')).toBe('Aniversário da cidade');
  expect(always('2025-02-04')).toBeUndefined();
});

test('an editor takes a holiday away; an optional day off is none', () => {
  const without = holidaysWith([special({ day: '2026-11-20', kind: 'util' })]);
  expect(without('2026-11-20')).toBeUndefined();
  expect(holidaysWith([special({ kind: 'facultativo' })])('2026-02-04')).toBeUndefined();
});
