import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

test('what a list asks for is read by one question', async () => {
  const questions: number[][] = [];
  const read = createBatch(async (ids) => {
    questions.push(ids);
    return new Map(ids.filter((id) => id !== 9).map((id) => [id, `número ${id}`]));
  });
  expect(await Promise.all([read(1), read(2), read(1), read(9)])).toEqual([
    'número 1',
    'número 2',
    'número 1',
    undefined,
  ]);
  expect(questions).toEqual([[1, 2, 9]]);
  expect(await read(3)).toBe('número 3');
  expect(questions).toHaveLength(2);
});
