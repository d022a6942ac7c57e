import { expect, it } from 'vitest';
import { shownPages } from './pagination.tsx';

it('shows every page while they are few', () => {
  expect(shownPages(2, 3)).toEqual([1, 2, 3]);
  expect(shownPages(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('shows the ends and the neighbours of many', () => {
  expect(shownPages(1, 20)).toEqual([1, 2, 20]);
  expect(shownPages(10, 20)).toEqual([1, 9, 10, 11, 20]);
  expect(shownPages(20, 20)).toEqual([1, 19, 20]);
});
