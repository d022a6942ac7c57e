import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

test('with twelve senders that have much waiting, the thirteenth comes after one of each', async () => {
  const inTurn = createFairTurns(1);
  const done: string[] = [];
  const send = (sender: string) => inTurn(sender, async () => void done.push(sender));
  const bad = Array.from({ length: 12 }, (_, place) => `bad-${place}`);
  const all = [...bad, ...bad, ...bad].map(send);
  await Promise.all([...all, send('good')]);
  // The first of the first sender was begun at once, before anybody stood in line.
  expect(done.indexOf('good')).toBe(13);
  expect(done).toHaveLength(37);
});

test('so many at once and no more; one that fails gives its place on', async () => {
  const inTurn = createFairTurns(2);
  let running = 0;
  let most = 0;
  const work = (sender: string) =>
    inTurn(sender, async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (sender === 'fails') throw new Error('It failed.');
    });
  const outcomes = await Promise.allSettled(['a', 'fails', 'b', 'c', 'a', 'fails'].map(work));
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  await inTurn('d', async () => undefined);
});
