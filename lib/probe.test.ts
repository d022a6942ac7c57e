import { expect, test } from 'vitest';
import { createProbe } from './probe.ts';

function setUp() {
  const state = { time: 0, tries: 0, works: true };
  const probe = createProbe({
    attempt: async () => {
      state.tries += 1;
      if (!state.works) throw new Error('read-only');
    },
    clock: () => state.time,
  });
  return { state, probe };
}

test('tells whether it works', async () => {
  const { state, probe } = setUp();
  expect(await probe()).toBe(true);
  Object.assign(state, { works: false, time: 1000 });
  expect(await probe()).toBe(false);
});

test('tries once a second, however often and however many ask', async () => {
  const { state, probe } = setUp();
  expect(await Promise.all(Array.from({ length: 50 }, probe))).not.toContain(false);
  state.time = 999;
  await probe();
  expect(state.tries).toBe(1);
  state.time = 1000;
  await probe();
  expect(state.tries).toBe(2);
});

test('what hangs does not work, and is not tried again meanwhile', async () => {
  let tries = 0;
  const attempt = () => {
    tries += 1;
    return new Promise(() => {});
  };
  const probe = createProbe({ attempt, everyMs: 0, patienceMs: 1 });
  expect([await probe(), await probe()]).toEqual([false, false]);
  expect(tries).toBe(1);
});
