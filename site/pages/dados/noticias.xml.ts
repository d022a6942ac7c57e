import type { APIRoute } from 'astro';
import { listArticles } from '#content/articles';
import { readQuery } from '../../../lib/query.ts';
import { newsCategories } from '../../../lib/vocabulary.ts';
import { pageLife } from '../../machines/page-life.ts';
import { longestFeed, rssResponse } from '../../machines/rss.ts';
import { newsFeed } from '../../news/news-feed.ts';

/** The news for feed readers, whole or of one category: `?categoria=lazer-e-recreacao`. */
export const GET: APIRoute = async ({ url, locals }) => {
  const query = readQuery(url);
  const category = query.oneOf('categoria', newsCategories);
  // An unknown category is an error and not the feed of all news.
  if (query.notice()) return new Response(null, { status: 404 });
  const news = await listArticles(category, longestFeed, locals.now);
  return rssResponse(newsFeed(news, { category, origin: url.origin }), pageLife.minute);
};
