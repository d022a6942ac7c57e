import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one at a time, in the order of asking', async () => {
  const turns = createTurns(1000);
  const order: string[] = [];
  const work = async (name: string) => {
    const done = await turns.take();
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    done();
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('whoever waits too long is told, and those behind still get their turn', async () => {
  const turns = createTurns(20);
  const release = await turns.take();
  await expect(turns.take()).rejects.toThrow('The database is busy.');
  const next = turns.take();
  release();
  (await next)();
});

test('several at a time, and a turn that is given back twice counts once', async () => {
  const turns = createTurns(20, 2);
  const [first, second] = [await turns.take(), await turns.take()];
  await expect(turns.take()).rejects.toThrow('The database is busy.');
  first();
  first();
  const third = await turns.take();
  await expect(turns.take()).rejects.toThrow('The database is busy.');
  second();
  third();
  await turns.take();
});
