import { expect, test } from 'vitest';
import { firstHour, lastHour, placeOnLine } from './day-line.ts';

const at = (...hours: number[]) => hours.map((hour) => ({ item: `${hour}h`, hour }));

test('far from each other all stand next to the line', () => {
  expect(placeOnLine(at(8, 12, 17), 3).placed.map(({ row }) => row)).toEqual([0, 0, 0]);
});

test('what is close goes one row further away', () => {
  expect(placeOnLine(at(10, 8, 9), 3).placed).toEqual([
    { item: '8h', hour: 8, row: 0 },
    { item: '9h', hour: 9, row: 1 },
    { item: '10h', hour: 10, row: 2 },
  ]);
});

test('what finds no row is left over', () => {
  expect(placeOnLine(at(8, 8, 8), 2).over).toEqual(['8h']);
});

test('night hours stand at the ends', () => {
  expect(placeOnLine(at(2, 23), 1).placed.map(({ hour }) => hour)).toEqual([6, 21]);
});

test.each([1, 2, 3, 4])('with %i rows nothing is lost and no words lie on others', (rows) => {
  const hours = Array.from({ length: 96 }, (_, quarter) => quarter / 4);
  const { placed, over } = placeOnLine(at(...hours), rows);
  expect(placed.length + over.length).toBe(hours.length);
  for (const one of placed) {
    expect(one.hour).toBeGreaterThanOrEqual(firstHour);
    expect(one.hour).toBeLessThan(lastHour);
    const near = placed.filter(
      (other) => other !== one && other.row === one.row && Math.abs(other.hour - one.hour) < 3.5,
    );
    expect(near).toEqual([]);
  }
});
