import { expect, test } from 'vitest';
import { judgeClock, type LastRun } from './retention-clock.ts';

const start = Date.parse('2026-03-02T12:00:00Z');
const at = (hours: number) => new Date(start + hours * 3_600_000);

/** Runs at these hours; what each was allowed. */
function runAt(...hours: number[]): boolean[] {
  let last: LastRun | undefined;
  return hours.map((hour) => {
    const { isTrusted, run } = judgeClock(last, at(hour));
    last = run;
    return isTrusted;
  });
}

test('without a jump every run deletes, also the first and after a weekend’s pause', () => {
  expect(runAt(0, 1, 2, 26, 74)).toEqual([true, true, true, true, true]);
});

test('after more than 48 hours it waits for a run a day later', () => {
  expect(runAt(0, 49, 50, 72, 73, 74)).toEqual([true, false, false, false, true, true]);
});

test('a jump back waits too, and so does the way forward again', () => {
  expect(runAt(0, 1000, 1, 2, 24, 25)).toEqual([true, false, false, false, false, true]);
});

test('another jump begins another day', () => {
  expect(runAt(0, 100, 110, 1000, 1010, 1024)).toEqual([true, false, false, false, false, true]);
});

test('a clock that is set back a little is believed', () => {
  expect(runAt(0, -1, 0)).toEqual([true, true, true]);
});
