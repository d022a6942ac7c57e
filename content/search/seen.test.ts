import { expect, it } from 'vitest';
import { createSeen } from './seen.ts';

it('wants what is new or has changed since', () => {
  const seen = createSeen();
  expect(seen.begin()).toBeUndefined();
  seen.note('news', [1, 100]);
  seen.note('news', [2, 200]);
  expect(seen.commit(7, 1000)).toBe(true);
  expect(
    seen.offer('news', [
      [1, 100],
      [2, 201],
      [3, 300],
    ]),
  ).toEqual({
    wanted: [
      [2, 201],
      [3, 300],
    ],
    unknown: [3],
  });
  expect(seen.idsOf('news')).toEqual([1, 2]);
  expect(seen.begin()).toEqual({
    version: 7,
    lookedAt: 1000,
    sources: { news: { count: 2, newest: 200 } },
  });
});

it('what was noted on a way that was not finished is wanted again', () => {
  const seen = createSeen();
  seen.note('news', [1, 100]);
  seen.begin();
  expect(seen.commit(1, 1000)).toBe(true);
  expect(seen.offer('news', [[1, 100]]).wanted).toEqual([[1, 100]]);
});

it('forgets what is gone, and goes on from what it wrote down', () => {
  const seen = createSeen();
  seen.note('news', [1, 100]);
  seen.note('news', [2, 200]);
  seen.commit(1, 1000);
  seen.noteGone('news', 1);
  seen.commit(2, 2000);
  const later = createSeen(JSON.parse(JSON.stringify(seen.state())));
  expect(later.idsOf('news')).toEqual([2]);
  expect(later.commit(3, 3000), 'nothing new').toBe(false);
  expect(later.state()).toMatchObject({ version: 3, lookedAt: 3000 });
});
