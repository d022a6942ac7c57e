import type { NewsSummary } from '#content/news';
import { type NewsCategory, newsCategories } from '../../lib/vocabulary.ts';
import { escapeXml, xmlElement, xmlHead } from '../../lib/xml-text.ts';
import { sharePicture } from '../machines/share-picture.ts';
import { newsFeedOf } from './news-feed-address.ts';

/** Only the newest: feed readers keep what they have fetched. */
const longest = 100;

interface FeedOptions {
  /** Undefined for all. */
  category: NewsCategory | undefined;
  /** The site's address, because a feed needs complete addresses. */
  origin: string;
}

/** RSS 2.0 of the newest stories, newest first. */
export function newsFeed(news: NewsSummary[], { category, origin }: FeedOptions): string {
  const { name, path } = newsFeedOf(category);
  const items = news.slice(0, longest);
  const query = category === undefined ? '' : `?categoria=${category}`;
  const channel = [
    xmlElement('title', name),
    xmlElement('link', `${origin}/noticias${query}`),
    xmlElement('description', `${name}, da Secretaria de Estado do Desporto e Lazer do Amapá.`),
    xmlElement('language', 'pt-BR'),
    ...lastBuild(items),
    xmlElement('ttl', '60'),
    `<atom:link href="${escapeXml(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => `<item>${toItem(item, origin)}</item>`),
  ];
  return (
    `${xmlHead}\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ` +
    `xmlns:media="http://search.yahoo.com/mrss/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
  );
}

function toItem(item: NewsSummary, origin: string): string {
  const address = `${origin}/noticias/${item.slug}`;
  const { path, type, width, height } = sharePicture(item.picture);
  return [
    xmlElement('title', item.title),
    xmlElement('link', address),
    // Readers read the description as HTML, so it is escaped twice.
    xmlElement('description', escapeXml(item.excerpt)),
    xmlElement('category', newsCategories[item.category]),
    // Identified by number, so that a renamed article is not new; the address redirects to the current one.
    `<guid isPermaLink="false">${escapeXml(`${origin}/noticias/${item.id}`)}</guid>`,
    xmlElement('pubDate', item.publishedAt.toUTCString()),
    `<media:content url="${escapeXml(origin + path)}" type="${type}" medium="image" width="${width}" height="${height}"/>`,
  ].join('');
}

function lastBuild(items: NewsSummary[]): string[] {
  const moments = items.flatMap(({ publishedAt, changedAt }) => [+publishedAt, +changedAt]);
  if (moments.length === 0) return [];
  return [xmlElement('lastBuildDate', new Date(Math.max(...moments)).toUTCString())];
}
