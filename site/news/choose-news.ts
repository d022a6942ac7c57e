import {
  countNews,
  listNews,
  listNewsBySlug,
  type NewsSummary,
  readHighlight,
} from '#content/news';
import { searchNews } from '#content/search';
import type { NewsCategory } from '../../lib/vocabulary.ts';

/** The specification's grid. */
const cardsPerPage = 4;

export interface NewsFilters {
  search: string;
  category: NewsCategory | undefined;
}

export interface ChosenNews {
  /** None in a search or a filtered list. */
  highlight: NewsSummary | undefined;
  /** How many there are, the highlighted one included. */
  count: number;
  last: number;
  /** The cards of a page. */
  readCards: (page: number) => Promise<NewsSummary[]>;
}

/** What the list consists of; only the cards of one page are read. */
export async function chooseNews(filters: NewsFilters, now: Date): Promise<ChosenNews> {
  const { search, category } = filters;
  if (search !== '') return chooseFound(search, category, now);
  const highlight = category === undefined ? await readHighlight(now) : undefined;
  const filter = { category, except: highlight?.slug };
  const cards = await countNews(filter, now);
  return {
    highlight,
    count: cards + (highlight ? 1 : 0),
    last: lastPageOf(cards),
    readCards: (page) => listNews(filter, sliceOf(page), now),
  };
}

/** After a search: best match first. */
async function chooseFound(
  words: string,
  category: NewsCategory | undefined,
  now: Date,
): Promise<ChosenNews> {
  const find = (page: number) => searchNews({ words, category }, sliceOf(page), now);
  const first = await find(1);
  return {
    highlight: undefined,
    count: first.count,
    last: lastPageOf(first.count),
    readCards: async (page) => {
      const { slugs } = page === 1 ? first : await find(page);
      return listNewsBySlug(slugs, now);
    },
  };
}

const sliceOf = (page: number) => ({ offset: (page - 1) * cardsPerPage, count: cardsPerPage });

export const lastPageOf = (cards: number) => Math.max(1, Math.ceil(cards / cardsPerPage));
