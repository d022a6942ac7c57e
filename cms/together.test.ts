import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { rollBack, together } from './together.ts';

function brokenPayload() {
  const logged: unknown[] = [];
  const payload = {
    db: {
      beginTransaction: () => Promise.resolve('one'),
      commitTransaction: () => Promise.resolve(),
      rollbackTransaction: () => Promise.reject(new Error('The connection is gone.')),
    },
    logger: { error: (line: unknown) => logged.push(line) },
  } as unknown as Payload;
  return { payload, logged };
}

test('a rollback that fails too does not hide why the work failed, and is logged', async () => {
  const { payload, logged } = brokenPayload();
  const first = new Error('The row is locked.');
  await expect(together(payload, () => Promise.reject(first))).rejects.toBe(first);
  expect(logged).toEqual([
    expect.objectContaining({
      err: expect.objectContaining({ message: 'The connection is gone.' }),
    }),
  ]);
});

test('a rollback on its own is logged and not thrown', async () => {
  const { payload, logged } = brokenPayload();
  await rollBack(payload, 'one');
  expect(logged).toHaveLength(1);
});
