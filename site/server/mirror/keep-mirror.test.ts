import { expect, test } from 'vitest';
import { createMirrorKeeper } from './keep-mirror.ts';

const minute = 60_000;

function watched() {
  const state = { version: 1, now: 0, copies: 0, goesWell: true };
  const look = createMirrorKeeper({
    version: () => Promise.resolve(state.version),
    clock: () => state.now,
    copy: () => {
      state.copies += 1;
      return Promise.resolve(state.goesWell);
    },
  });
  return { state, look };
}

test('copies at first, then after each publication, with a rest between two', async () => {
  const { state, look } = watched();
  await look();
  await look();
  expect(state.copies).toBe(1);
  state.version = 2;
  await look();
  expect(state.copies).toBe(1);
  state.now += minute;
  await look();
  expect(state.copies).toBe(2);
  state.now += 10 * minute;
  await look();
  expect(state.copies).toBe(2);
});

test('copies once an hour without a publication, because pages tell the day', async () => {
  const { state, look } = watched();
  await look();
  state.now += 60 * minute;
  await look();
  expect(state.copies).toBe(2);
});

test('a copy that failed is tried again after the rest', async () => {
  const { state, look } = watched();
  state.goesWell = false;
  await look();
  await look();
  expect(state.copies).toBe(1);
  state.now += minute;
  await look();
  expect(state.copies).toBe(2);
});

test('one copy at a time', async () => {
  let copies = 0;
  let end = (_: boolean) => {};
  const look = createMirrorKeeper({
    version: () => Promise.resolve(1),
    copy: () => {
      copies += 1;
      return new Promise((resolve) => {
        end = resolve;
      });
    },
  });
  const first = look();
  await Promise.resolve();
  await look();
  await expect.poll(() => copies).toBe(1);
  end(true);
  await first;
});
