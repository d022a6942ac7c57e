import { paths } from '../../lib/paths.ts';
import { type NewsCategory, newsCategories } from '../../lib/vocabulary.ts';

export interface NewsFeed {
  name: string;
  path: string;
}

/** Where a feed reader finds the news: all of them, or one category. */
export function newsFeedOf(category: NewsCategory | undefined): NewsFeed {
  return category === undefined
    ? { name: 'Notícias do esporte e do lazer no Amapá', path: paths.newsFeed }
    : {
        name: `${newsCategories[category]}: notícias do Amapá`,
        path: `${paths.newsFeed}?categoria=${category}`,
      };
}
