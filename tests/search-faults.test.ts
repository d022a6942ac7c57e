import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { openSearchDatabase, size } from './support/search-database.ts';

/** The search outlives its thread and its file. */
const threads: Worker[] = [];
process.on('worker', (worker) => threads.push(worker));
const endThread = () => threads.at(-1)?.terminate();

const { payload, folder, close, find, idOf, readsOf } = await openSearchDatabase('search-faults');
afterAll(close);
const file = join(folder, 'search-index');
const before = await find('corrida');

test('the thread ends: the next one has it all from the file, and what changed since from the database', async () => {
  await expect.poll(() => existsSync(file)).toBe(true);
  const id = await idOf('programs', 'quinta-feliz');
  await payload.update({ collection: 'programs', id, data: { title: 'Hipopótamo' } });
  expect((await find('hipopotamo')).count).toBeGreaterThan(0);
  await endThread();
  const { texts } = await readsOf(async () => expect(await find('corrida')).toEqual(before));
  expect(texts).toBeLessThan(size / 10);
  expect((await find('hipopotamo')).count).toBeGreaterThan(0);
});

test('the thread ends while it is asked: the question is answered', async () => {
  const asked = [find('corrida'), find('corrida')];
  await endThread();
  expect(await Promise.all(asked)).toEqual([before, before]);
});

test('the file is damaged: everything is read again, and the file written anew', async () => {
  await endThread();
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length >> 1));
  const { texts } = await readsOf(async () => expect(await find('corrida')).toEqual(before));
  expect(texts).toBeGreaterThan(size);
  await expect.poll(() => readFileSync(file).length).toBeGreaterThan(whole.length * 0.9);
});

test('the file is emptied under the thread: it is replaced', async () => {
  writeFileSync(file, '');
  expect(await find('corrida')).toEqual(before);
  await expect.poll(() => readFileSync(file).length).toBeGreaterThan(0);
});

test('the file can’t be written: the search works all the same', async () => {
  await endThread();
  rmSync(file);
  mkdirSync(join(file, 'occupied'), { recursive: true });
  expect(await find('corrida')).toEqual(before);
  const id = await idOf('programs', 'hipopotamo');
  await payload.update({ collection: 'programs', id, data: { title: 'Tamanduá' } });
  expect((await find('tamandua')).count).toBeGreaterThan(0);
});
