import type { Article } from '#content/news';
import { articlePath, paths } from '../../lib/paths.ts';
import { type NewsCategory, newsCategories } from '../../lib/vocabulary.ts';
import { type RssItem, rss } from '../machines/rss.ts';
import { sharePicture } from '../machines/share-picture.ts';
import { articleHtml } from './article-html.ts';
import { newsFeedOf } from './news-feed-address.ts';

interface FeedOptions {
  /** Undefined for all. */
  category: NewsCategory | undefined;
  origin: string;
}

/** RSS 2.0 of the newest stories, newest first. */
export function newsFeed(news: Article[], { category, origin }: FeedOptions): string {
  const { name, path } = newsFeedOf(category);
  const query = category === undefined ? '' : `?categoria=${category}`;
  const channel = { name, page: `${origin}${paths.news}${query}`, self: origin + path, origin };
  return rss(
    channel,
    news.map((item) => toItem(item, origin)),
  );
}

function toItem(item: Article, origin: string): RssItem {
  return {
    // By its number, as a renamed story is no new one; that address leads to the readable one.
    id: origin + articlePath(String(item.id)),
    address: origin + articlePath(item.slug),
    title: item.title,
    summary: item.excerpt,
    html: articleHtml(item.body, origin),
    category: newsCategories[item.category],
    publishedAt: item.publishedAt,
    changedAt: item.changedAt,
    picture: sharePicture(item.picture),
  };
}
