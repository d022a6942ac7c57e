import { expect, test } from 'vitest';
import { moves } from './calendar-moves.ts';

test.each([
  ['ArrowLeft', '2025-05-01', '2025-04-30'],
  ['ArrowDown', '2024-12-29', '2025-01-05'],
  ['Home', '2025-05-15', '2025-05-11'],
  ['Home', '2025-05-11', '2025-05-11'],
  ['End', '2025-05-15', '2025-05-17'],
  ['PageDown', '2025-01-31', '2025-02-28'],
  ['PageDown', '2025-12-31', '2026-01-31'],
  ['PageUp', '2024-03-30', '2024-02-29'],
  ['PageUp', '2025-05-17', '2025-04-17'],
])('%s from %s leads to %s', (key, day, target) => {
  expect(moves.get(key)?.(day)).toBe(target);
});
