import { expect, test } from 'vitest';
import { freshAt, isLetterHour, mayBeginRound, whenToTell } from './fresh-round.ts';

const at = (time: string) => new Date(`2026-11-16T${time}:00-03:00`);
const now = at('12:00');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

test('ten minutes are left to undo a publication', () => {
  expect(freshAt(at('11:50'))).toEqual(now);
});

test.each([
  ['the first one', undefined, now, true],
  ['after an hour', at('11:00'), now, true],
  ['within the hour', at('11:01'), now, false],
])('a round may begin: %s', (_, last, moment, expected) => {
  expect(mayBeginRound(last, moment)).toBe(expected);
});

test.each([
  ['before seven', '06:59', false],
  ['at seven', '07:00', true],
  ['before nine in the evening', '20:59', true],
  ['at nine in the evening', '21:00', false],
])('a letter may go out: %s', (_, time, expected) => {
  expect(isLetterHour(at(time))).toBe(expected);
});

test.each([
  ['a service', {}, now, 'now'],
  ['news of today', { from: at('11:00') }, now, 'now'],
  ['news of tomorrow', { from: days(1) }, now, 'later'],
  ['news of tomorrow that waited long', { from: days(1) }, days(-9), 'later'],
  ['news of last year', { from: days(-365) }, now, 'never'],
  ['an event to come', { until: days(30) }, now, 'now'],
  ['an event that began', { until: now }, now, 'never'],
  ['what waited for the end of the electoral period', {}, days(-4), 'never'],
  ['what waited for the morning', {}, at('02:00'), 'now'],
])('when %s is told', (_, newness, dueAt, expected) => {
  expect(whenToTell(newness, dueAt, now)).toBe(expected);
});
