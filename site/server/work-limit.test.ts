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
