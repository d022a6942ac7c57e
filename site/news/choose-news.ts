import type { NewsSummary } from '#content/news';
import { articlePath } from '../../lib/paths.ts';
import type { NewsCategory } from '../../lib/vocabulary.ts';

/** The specification's grid. */
export const cardsPerPage = 4;

export interface NewsFilters {
  search: string;
  category: NewsCategory | undefined;
}

/** What the category leaves: as it came or, where something was looked for, in the order it was found. */
export function filterNews(
  news: NewsSummary[],
  { category }: Pick<NewsFilters, 'category'>,
  /** Addresses, best first; undefined where nothing was looked for. */
  found?: string[],
): NewsSummary[] {
  const left = news.filter((item) => category === undefined || item.category === category);
  if (!found) return left;
  const bySlug = new Map(left.map((item) => [articlePath(item.slug), item]));
  return found.flatMap((address) => bySlug.get(address) ?? []);
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
