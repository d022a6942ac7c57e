import { expect, test } from 'vitest';
import { createWorkLimit, TooBusy } from './work-limit.ts';

/** Pieces of work that last until they are told to end. */
function setUp(options: { atOnce: number; waiting: number }) {
  const limit = createWorkLimit({ ...options, clock: () => 0 });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (sender: string, name: string, gone?: AbortSignal) =>
    limit.inTurn(sender, {
      work: () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      ...(gone ? { gone } : {}),
    });
  const settle = () => new Promise(setImmediate);
  return { limit, started, ask, end: (name: string) => ends.get(name)?.(), settle };
}

test('A6: one sender has two pieces of work under way, the third waits for its turn', async () => {
  const { started, ask, end, settle, limit } = setUp({ atOnce: 2, waiting: 10 });
  const asked = ['a', 'b', 'c', 'd'].map((name) => ask('x', name));
  await settle();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  await settle();
  for (const name of ['c', 'd']) end(name);
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd']);
  expect(limit.senders).toBe(0);
});

test('is busy while work is done, whoever asked for it', async () => {
  const { limit, ask, end, settle } = setUp({ atOnce: 1, waiting: 10 });
  expect(limit.isBusy()).toBe(false);
  const asked = [ask('x', 'a'), ask('y', 'b')];
  await settle();
  end('a');
  await settle();
  expect(limit.isBusy()).toBe(true);
  end('b');
  await Promise.all(asked);
  expect(limit.isBusy()).toBe(false);
});

test('another sender does not wait for the first', async () => {
  const { started, ask, settle } = setUp({ atOnce: 1, waiting: 10 });
  for (const name of ['a', 'b', 'c']) void ask('x', name);
  void ask('y', 'other');
  await settle();
  expect(started).toEqual(['a', 'other']);
});

test('a line that is full turns away, and says for how long', async () => {
  const { ask, end, settle } = setUp({ atOnce: 1, waiting: 1 });
  const [first, second] = [ask('x', 'a'), ask('x', 'b')];
  await expect(ask('x', 'c')).rejects.toThrow(TooBusy);
  await expect(ask('x', 'c')).rejects.toMatchObject({ statusCode: 429, retryAfter: 1 });
  end('a');
  await settle();
  end('b');
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});

test('whoever hangs up leaves the line, and nothing is done for them', async () => {
  const { started, ask, end, settle, limit } = setUp({ atOnce: 1, waiting: 2 });
  const gone = new AbortController();
  const first = ask('x', 'a');
  const left = ask('x', 'b', gone.signal);
  const third = ask('x', 'c');
  gone.abort();
  await expect(left).rejects.toThrow('Gone');
  end('a');
  await settle();
  end('c');
  await Promise.all([first, third]);
  expect(started).toEqual(['a', 'c']);
  expect(limit.senders).toBe(0);
});

test('work that fails gives its place back', async () => {
  const { ask, end, settle, limit } = setUp({ atOnce: 1, waiting: 2 });
  const broken = limit.inTurn('x', {
    work: () => Promise.reject(new Error('no database')),
  });
  const next = ask('x', 'a');
  await expect(broken).rejects.toThrow('no database');
  await settle();
  end('a');
  expect(await next).toBe('a');
});
