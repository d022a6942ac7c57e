import type { Where } from 'payload';
import { mentions } from '../lib/mentions.ts';
import { findNews, listNews, type NewsSummary } from './news.ts';

/** No index of the database finds words within a text: each article is read. So only the newest are. */
const searchedArticles = 500;
/** The database finds words within words too; so many more are read, and those are left out. */
const margin = 3;

/** News that name the first of the phrases, then the second, and so on, up to the count. */
export async function listNewsNaming(
  phrases: readonly string[],
  now: Date,
  count: number,
): Promise<NewsSummary[]> {
  const [oldest] = await listNews({}, { offset: searchedArticles - 1, count: 1 }, now);
  const since = { greater_than_equal: oldest?.publishedAt ?? new Date(0) };
  const found = await Promise.all(
    phrases.map(async (words) => {
      const or: Where[] = [{ title: { contains: words } }, { excerpt: { contains: words } }];
      const news = await findNews(now, { and: [{ date: since }, { or }] }, count * margin);
      return news.filter(({ title, excerpt }) => mentions(`${title} ${excerpt}`, words));
    }),
  );
  const news = new Map(found.flat().map((item) => [item.slug, item]));
  return [...news.values()].slice(0, count);
}
