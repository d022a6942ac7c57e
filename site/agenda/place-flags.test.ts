import { describe, expect, it } from 'vitest';
import { placeFlags } from './place-flags.ts';

const may = [
  { day: 3, letters: 22 },
  { day: 10, letters: 19 },
  { day: 15, letters: 12 },
  { day: 24, letters: 15 },
  { day: 31, letters: 16 },
];

describe('flags on the line of a month', () => {
  it('gives words to all of the sample month, the last ones turned', () => {
    const placed = placeFlags(may, 31);
    expect(placed.map(({ level }) => level)).toEqual([2, 1, 0, 0, 1]);
    expect(placed.map(({ turned }) => turned)).toEqual([false, false, false, false, true]);
  });

  it('never lets a pole run through words', () => {
    const days = Array.from({ length: 31 }, (_, index) => ({ day: index + 1, letters: 10 }));
    const placed = placeFlags(days, 31);
    placed.forEach((flag, index) => {
      if (flag.level === undefined || flag.turned) return;
      // Ten letters and the mark pass the next three days.
      for (const next of placed.slice(index + 1, index + 4))
        expect(next.level ?? -1).toBeLessThan(flag.level);
    });
    expect(placed.filter(({ level }) => level !== undefined).length).toBeGreaterThan(6);
  });

  it('lowers a flag that stands alone', () => {
    expect(placeFlags([{ day: 5, letters: 80 }], 30)).toEqual([{ level: 0, turned: false }]);
    expect(placeFlags([], 30)).toEqual([]);
  });
});
