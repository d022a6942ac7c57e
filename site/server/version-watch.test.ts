import { expect, test, vi } from 'vitest';
import { watchVersion } from './version-watch.ts';

test('looks at most once a second', async () => {
  let time = 0;
  let looks = 0;
  const version = watchVersion({ read: async () => ++looks, clock: () => time });
  expect([await version(), await version()]).toEqual([1, 1]);
  time = 999;
  expect(await version()).toBe(1);
  time = 1000;
  expect(await version()).toBe(2);
});

test('a database that is away leaves the number as it was', async () => {
  let time = 0;
  let away = false;
  const read = async () => {
    if (away) throw new Error('away');
    return 7;
  };
  const version = watchVersion({ read, clock: () => time });
  expect(await version()).toBe(7);
  away = true;
  time = 5000;
  expect(await version()).toBe(7);
});

test('a database that hangs does not hold the visitor', async () => {
  const version = watchVersion({ read: () => new Promise(() => {}), patienceMs: 10 });
  expect(await version()).toBe(-1);
  // And whoever comes after does not wait at all.
  const later = new Promise((resolve) => setImmediate(() => resolve('later')));
  expect(await Promise.race([version(), later])).toBe(-1);
});

test('A5: a date that is set back an hour hides no publication', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let published = 1;
  const version = watchVersion({ read: async () => published, everyMs: 0 });
  expect(await version()).toBe(1);
  published = 2;
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await version()).toBe(2);
  vi.useRealTimers();
});

test('the number is told without waiting for a second after a look, and not during one', async () => {
  let time = 0;
  let slow: Promise<void> | undefined;
  const read = async () => {
    await slow;
    return 7;
  };
  const version = watchVersion({ read, clock: () => time, patienceMs: 10 });
  expect(version.recent?.()).toBeUndefined();
  await version();
  expect(version.recent?.()).toBe(7);
  time = 999;
  expect(version.recent?.()).toBe(7);
  time = 1000;
  expect(version.recent?.()).toBeUndefined();
  const { promise, resolve } = Promise.withResolvers<void>();
  slow = promise;
  const looking = version();
  expect(version.recent?.()).toBeUndefined();
  resolve();
  await looking;
  expect(version.recent?.()).toBe(7);
});
