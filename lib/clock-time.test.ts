import { expect, test } from 'vitest';
import { hourLabel, minutesOf } from './clock-time.ts';

test('hours are said as people say them', () => {
  expect(hourLabel('08:00')).toBe('8h');
  expect(hourLabel('13:30')).toBe('13h30');
  expect(hourLabel('00:00')).toBe('0h');
});

test('the minutes of a day are counted', () => {
  expect(minutesOf('00:00')).toBe(0);
  expect(minutesOf('13:30')).toBe(810);
});

test('the minutes of a day are counted', () => {
  expect(minutesOf('00:00')).toBe(0);
  expect(minutesOf('13:30')).toBe(810);
});
