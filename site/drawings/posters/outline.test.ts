import { expect, test } from 'vitest';
import { outline, place } from './outline.ts';

test('an outline is walked clockwise whichever way it was written', () => {
  const written = outline('M0 0L0 10L10 10L10 0Z').d;
  expect(written).toBe('M10 0L10 10L0 10L0 0Z');
});

test('a curve keeps its control points when it is walked the other way', () => {
  expect(outline('M0 0C0 5 0 8 0 10L10 10L10 0Z').d).toBe('M10 0L10 10L0 10C0 8 0 5 0 0Z');
});

test('a pose turns, sizes, flips and moves a point', () => {
  const [x, y] = place([10, 0], { x: 100, y: 50, turn: 90, size: 2, flip: true });
  expect(x).toBeCloseTo(100);
  expect(y).toBeCloseTo(70);
});
