import type { NewsSummary } from '#content/news';
import { speaksOf } from '../../lib/search-words.ts';
import { type NewsCategory, newsCategories } from '../../lib/vocabulary.ts';

/** The specification's grid. */
export const cardsPerPage = 4;

export interface NewsFilters {
  search: string;
  category: NewsCategory | undefined;
}

/** What the filters leave, in the order it came. */
export function filterNews(news: NewsSummary[], { search, category }: NewsFilters): NewsSummary[] {
  return news.filter(
    (item) =>
      (category === undefined || item.category === category) &&
      (search === '' ||
        speaksOf(`${item.title} ${item.excerpt} ${newsCategories[item.category]}`, search)),
  );
}

/**
 * The story that stands apart: the newest that an editor marked, else the newest. Who searches or
 * filters wants a plain list, so there is none then.
 */
export function highlightOf(
  news: NewsSummary[],
  { search, category }: NewsFilters,
): NewsSummary | undefined {
  if (search !== '' || category !== undefined) return undefined;
  return news.find((item) => item.highlighted) ?? news[0];
}

export function lastPageOf(cards: NewsSummary[]): number {
  return Math.max(1, Math.ceil(cards.length / cardsPerPage));
}

export function cardsOn(page: number, cards: NewsSummary[]): NewsSummary[] {
  return cards.slice((page - 1) * cardsPerPage, page * cardsPerPage);
}
