import { describe, expect, it } from 'vitest';
import type { MonthEvent } from '#content/events';
import { planSheet } from './sheet-plan.ts';

const events = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id }) as unknown as MonthEvent);
const shape = (count: number) => {
  const { size, columns, left } = planSheet(events(count));
  return { size, rows: columns.map(({ length }) => length), left };
};

describe('the sheet of a month', () => {
  it('writes few events large, many in two columns', () => {
    expect(shape(0)).toEqual({ size: 'large', rows: [0], left: 0 });
    expect(shape(6)).toEqual({ size: 'large', rows: [6], left: 0 });
    expect(shape(7)).toEqual({ size: 'middle', rows: [7], left: 0 });
    expect(shape(12)).toEqual({ size: 'small', rows: [6, 6], left: 0 });
    expect(shape(25)).toEqual({ size: 'smaller', rows: [13, 12], left: 0 });
  });

  it('says how many it could not hold', () => {
    expect(shape(40)).toEqual({ size: 'smallest', rows: [18, 18], left: 4 });
  });

  it('keeps their order', () => {
    expect(
      planSheet(events(13))
        .columns.flat()
        .map(({ id }) => id),
    ).toEqual([...Array(13).keys()]);
  });
});
