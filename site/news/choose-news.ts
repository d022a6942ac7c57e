import type { NewsSummary } from '#content/news';
import { articlePath } from '../../lib/paths.ts';
import type { NewsCategory } from '../../lib/vocabulary.ts';

/** The specification's grid. */
export const cardsPerPage = 4;

export interface NewsFilters {
  search: string;
  category: NewsCategory | undefined;
}

/** The news of the category: as they come or, after a search, best match first. */
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
 * The highlighted article: the newest marked by an editor, else the newest. None in a search or a filtered
 * list.
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
