import { expect, test } from 'vitest';
import { hourLabel } from './clock-time.ts';

test('hours are said as people say them', () => {
  expect(hourLabel('08:00')).toBe('8h');
  expect(hourLabel('13:30')).toBe('13h30');
  expect(hourLabel('00:00')).toBe('0h');
});
