import { describe, expect, it } from 'vitest';
import type { NewsSummary } from '#content/news';
import { cardsOn, filterNews, highlightOf, lastPageOf } from './choose-news.ts';

const story = (title: string, changes: Partial<NewsSummary> = {}): NewsSummary => ({
  id: 1,
  slug: title,
  title,
  excerpt: '',
  day: '2025-05-12',
  publishedAt: new Date('2025-05-12T12:00:00Z'),
  changedAt: new Date('2025-05-12T12:00:00Z'),
  category: 'lazer-e-recreacao',
  picture: undefined,
  highlighted: false,
  ...changes,
});
const all = { search: '', category: undefined };
const news = [
  story('Corridas de rua'),
  story('Natação', { highlighted: true, excerpt: 'Treino de corrida na água' }),
  story('Vôlei', { category: 'editais-e-inscricoes' }),
];
const titles = (list: NewsSummary[]) => list.map(({ title }) => title);

describe('filterNews', () => {
  it('keeps the order where nothing was looked for', () => {
    expect(titles(filterNews(news, all, undefined))).toEqual([
      'Corridas de rua',
      'Natação',
      'Vôlei',
    ]);
    expect(titles(filterNews(news, { category: 'editais-e-inscricoes' }, undefined))).toEqual([
      'Vôlei',
    ]);
  });

  it('takes what was found, best first, and leaves out what is no longer there', () => {
    const found = ['/noticias/Vôlei', '/noticias/gone', '/noticias/Corridas de rua'];
    expect(titles(filterNews(news, all, found))).toEqual(['Vôlei', 'Corridas de rua']);
    expect(filterNews(news, all, [])).toEqual([]);
  });

  it('search and category work together', () => {
    const found = ['/noticias/Vôlei', '/noticias/Natação'];
    expect(titles(filterNews(news, { category: 'lazer-e-recreacao' }, found))).toEqual(['Natação']);
  });
});

describe('highlightOf', () => {
  it('is the one an editor marked, else the newest', () => {
    expect(highlightOf(news, all)?.title).toBe('Natação');
    expect(highlightOf([story('A'), story('B')], all)?.title).toBe('A');
    expect(highlightOf([], all)).toBeUndefined();
  });

  it('is not there for who searches or filters', () => {
    expect(highlightOf(news, { ...all, search: 'x' })).toBeUndefined();
    expect(highlightOf(news, { ...all, category: 'lazer-e-recreacao' })).toBeUndefined();
  });
});

it('shows four to a page', () => {
  const nine = Array.from({ length: 9 }, (_, number) => story(String(number)));
  expect(lastPageOf(nine)).toBe(3);
  expect(titles(cardsOn(1, nine))).toEqual(['0', '1', '2', '3']);
  expect(titles(cardsOn(3, nine))).toEqual(['8']);
  expect(lastPageOf([])).toBe(1);
});
