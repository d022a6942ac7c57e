import { expect, test } from 'vitest';
import { takeSlice } from './slice.ts';

const all = Array.from({ length: 23 }, (_, index) => index);
const asked: number[] = [];
const readPage = async (page: number, size: number) => {
  asked.push(page);
  return all.slice((page - 1) * size, page * size);
};

test('any part is the part of the whole list, from two pages at most', async () => {
  for (let offset = 0; offset < 30; offset += 1)
    for (let count = 0; count < 12; count += 1) {
      asked.length = 0;
      const part = await takeSlice({ offset, count }, readPage);
      expect(part, `${count} from ${offset}`).toEqual(all.slice(offset, offset + count));
      expect(asked.length).toBeLessThanOrEqual(2);
    }
});

test('little is read that is not shown', async () => {
  const read: number[] = [];
  const note = async (_page: number, size: number) => {
    read.push(size);
    return Array<number>(size).fill(0);
  };
  for (let offset = 0; offset < 10_000; offset += 1) await takeSlice({ offset, count: 30 }, note);
  const each = read.reduce((sum, size) => sum + size, 0) / 10_000;
  expect(each).toBeLessThan(1.3 * 30);
});
