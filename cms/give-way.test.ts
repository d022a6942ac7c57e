import { expect, test } from 'vitest';
import { createGiveWay } from './give-way.ts';

/** Reads that take so many milliseconds each, and in which turn of the event loop each was done. */
async function read(times: number, workMs: number, oneAfterTheOther: boolean) {
  let now = 0;
  let turns = 0;
  let over = false;
  const count = () => {
    turns += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const giveWay = createGiveWay(() => now);
  const done: number[] = [];
  const work = () =>
    giveWay(async () => {
      now += workMs;
      done.push(turns);
    });
  if (oneAfterTheOther) for (let time = 0; time < times; time += 1) await work();
  else await Promise.all(Array.from({ length: times }, work));
  over = true;
  return done;
}

const inEachTurn = (done: number[]) =>
  [...new Set(done)].map((turn) => done.filter((one) => one === turn).length);

test.each([true, false])(
  'others have their turn between reads (one after the other: %s)',
  async (order) => {
    expect(inEachTurn(await read(6, 5, order))).toEqual([2, 2, 2]);
  },
);

test('short reads share a turn', async () => {
  expect(inEachTurn(await read(6, 1, true))).toEqual([6]);
});

test('a long read is alone', async () => {
  expect(inEachTurn(await read(3, 60, false))).toEqual([1, 1, 1]);
});
