import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const cases = ['a', 'b', 'c'];

async function shareOf(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return (await import('./share.ts')).share;
}
beforeEach(() => vi.stubEnv('TEST_LONG', ''));
afterEach(() => vi.unstubAllEnvs());

test('a long run takes every case', async () => {
  const share = await shareOf({ TEST_LONG: '1', SEED: '1' });
  expect(share('home', cases)).toEqual(cases);
});

test('a short run takes one case, the same for the same seed', async () => {
  const first = (await shareOf({ SEED: '7' }))('home', cases);
  expect(first).toHaveLength(1);
  expect((await shareOf({ SEED: '7' }))('home', cases)).toEqual(first);
});

test('a short run takes as many as are asked for, each once, in their order', async () => {
  const many = Array.from({ length: 40 }, (_, place) => place);
  const some = (await shareOf({ SEED: '7' }))('views', many, 12);
  expect(some).toHaveLength(12);
  expect(some).toEqual([...new Set(some)].sort((one, other) => one - other));
  expect((await shareOf({ SEED: '8' }))('views', many, 12)).not.toEqual(some);
  expect((await shareOf({ SEED: '7' }))('views', many, 40)).toEqual(many);
});

test('other seeds bring the other cases, and so do other names', async () => {
  const bySeed = new Set<string>();
  for (let seed = 0; seed < 30; seed += 1)
    bySeed.add((await shareOf({ SEED: String(seed) }))('home', cases).join());
  expect([...bySeed].sort()).toEqual(cases);
  const share = await shareOf({ SEED: '7' });
  const byName = new Set(Array.from({ length: 30 }, (_, n) => share(`view ${n}`, cases).join()));
  expect([...byName].sort()).toEqual(cases);
});
