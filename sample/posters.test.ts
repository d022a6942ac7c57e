import { expect, test } from 'vitest';
import { athletes } from './athletes.ts';
import { news } from './news.ts';

test('B16: the goalkeeper has the poster of one, not a stadium', () => {
  const goalkeepers = athletes.filter(({ sport }) => /goleir/i.test(sport));
  expect(goalkeepers.map(({ poster }) => poster)).toEqual(['futebol']);
});

test('B16: the story of the 400 m shows a runner, not a jumper', () => {
  const stories = news.filter(({ title }) => title.includes('400 m'));
  expect(stories.map(({ poster }) => poster)).toEqual(['corrida']);
});
