import { expect, test } from 'vitest';
import { createWorkLimit } from './work-limit.ts';

test('a place rests longer than it worked, unless the work was worth it', async () => {
  let time = 0;
  const rests: number[] = [];
  const rested = Promise.withResolvers<void>();
  const limit = createWorkLimit({
    atOnce: 1,
    free: 0,
    rest: 4,
    clock: () => time,
    wait: (ms) => {
      rests.push(ms);
      return rested.promise;
    },
  });
  const lasting = (ms: number) => async () => {
    time += ms;
    return ms;
  };
  expect(await limit.inTurn('x', { work: lasting(0), tires: () => false })).toBe(0);
  expect(await limit.inTurn('x', { work: lasting(10), tires: () => false })).toBe(10);
  expect(rests).toEqual([]);
  // Whoever asked is answered at once; the next one of the same sender waits for the rest.
  expect(await limit.inTurn('x', { work: lasting(20) })).toBe(20);
  expect(rests).toEqual([80]);
  let begun = false;
  const next = limit.inTurn('x', {
    work: async () => {
      begun = true;
    },
  });
  expect(await limit.inTurn('y', { work: lasting(9000) })).toBe(9000);
  expect(rests).toEqual([80, 500]);
  expect(begun).toBe(false);
  rested.resolve();
  await next;
  await new Promise(setImmediate);
  time += 60_000;
  expect(limit.senders).toBe(0);
});

test('a visitor meets no rest; who asks without end does, until it is paid back', async () => {
  let time = 0;
  const rests: number[] = [];
  const limit = createWorkLimit({
    free: 3000,
    clock: () => time,
    wait: async (ms) => {
      rests.push(ms);
      time += ms;
    },
  });
  const page = async () => {
    await limit.inTurn('x', {
      work: async () => {
        time += 50;
      },
    });
    await new Promise(setImmediate);
  };
  // A page every second for a minute, then sixty at once.
  for (let second = 0; second < 60; second += 1) {
    await page();
    time += 950;
  }
  for (let asked = 0; asked < 60; asked += 1) await page();
  expect(rests).toEqual([]);
  for (let asked = 0; asked < 60; asked += 1) await page();
  expect(rests.length).toBeGreaterThan(10);
  const before = rests.length;
  time += 60_000;
  await page();
  expect(rests).toHaveLength(before);
});
