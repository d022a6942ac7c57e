import { expect, test } from 'vitest';
import { goalLine } from './goals.ts';

const goal = (minute: number, side: 0 | 1) => ({ minute, side });

test('each goal has its place on the line and how it stood then', () => {
  const { goals, ticks, isDense } = goalLine(
    'futebol',
    [goal(23, 0), goal(51, 1), goal(88, 1)],
    [1, 2],
  );
  expect(goals.map(({ at, after, turned }) => [at, after, turned])).toEqual([
    [6, [1, 0], false],
    [14, [1, 1], false],
    [23, [1, 2], true],
  ]);
  expect(ticks).toEqual([0, 15, 30, 45, 60, 75, 90]);
  expect(isDense).toBe(false);
});

test('where some goals were not written down, nothing is said of how it stood', () => {
  expect(goalLine('futebol', [goal(23, 0)], [1, 2]).goals[0]?.after).toBeUndefined();
});

test('with extra time the line is longer', () => {
  const { ticks, goals } = goalLine('futebol', [goal(119, 0)], [1, 0]);
  expect(ticks.at(-1)).toBe(120);
  expect(goals[0]?.at).toBe(24);
});

test('futsal is shorter', () => {
  const { ticks, goals } = goalLine('futsal', [goal(20, 0), goal(40, 1)], [1, 1]);
  expect(ticks).toEqual([0, 10, 20, 30, 40]);
  expect(goals.map(({ at }) => at)).toEqual([12, 24]);
  expect(goalLine('futsal', [goal(45, 0)], [1, 0]).ticks.at(-1)).toBe(50);
});

test('goals of one team that are close to each other are told apart', () => {
  expect(goalLine('futebol', [goal(23, 0), goal(30, 0)], [2, 0]).isDense).toBe(true);
  expect(goalLine('futebol', [goal(23, 0), goal(24, 1)], [1, 1]).isDense).toBe(false);
  expect(goalLine('futebol', [goal(72, 0), goal(89, 0)], [2, 0]).isDense).toBe(true);
});
