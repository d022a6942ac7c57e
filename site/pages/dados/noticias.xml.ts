import type { APIRoute } from 'astro';
import { listNews } from '#content/news';
import { newsCategories } from '../../../lib/vocabulary.ts';
import { readQuery } from '../../addresses/query.ts';
import { pageLife } from '../../machines/page-life.ts';
import { filterNews } from '../../news/choose-news.ts';
import { newsFeed } from '../../news/news-feed.ts';

/** The news for feed readers, whole or of one category: `?categoria=lazer-e-recreacao`. */
export const GET: APIRoute = async ({ url, locals }) => {
  const query = readQuery(url);
  const category = query.oneOf('categoria', newsCategories);
  // An unknown category is an error and not the feed of all news.
  if (query.notice()) return new Response(null, { status: 404 });
  const news = filterNews(await listNews(locals.now), { category });
  return new Response(newsFeed(news, { category, origin: url.origin }), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': pageLife.minute,
    },
  });
};
