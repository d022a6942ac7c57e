import { expect, it } from 'vitest';
import { lastPageOf } from './choose-news.ts';

it('shows four to a page', () => {
  expect([0, 1, 4, 5, 9].map(lastPageOf)).toEqual([1, 1, 1, 2, 3]);
});
