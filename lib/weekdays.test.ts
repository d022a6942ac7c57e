import { expect, test } from 'vitest';
import {
  plainWeekday,
  shortWeekday,
  week,
  weekdayIndex,
  weekdayName,
  weekdayOf,
} from './weekdays.ts';

test('knows the weekday of a day', () => {
  expect(weekdayOf('2025-05-15')).toBe('qui');
  expect(weekdayOf('2025-05-18')).toBe('dom');
  expect(weekdayIndex('2025-05-17')).toBe(6);
  expect(weekdayName('2025-05-10')).toBe('sábado');
});

test('names weekdays in full, in speech and in three letters', () => {
  expect(week.map(plainWeekday).slice(0, 2)).toEqual(['domingo', 'segunda']);
  expect(week.map(shortWeekday)).toEqual(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
});
