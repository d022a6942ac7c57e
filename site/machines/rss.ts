import { escapeXml, xmlElement, xmlHead } from '../../lib/xml-text.ts';
import type { SharePicture } from './share-picture.ts';

export interface RssItem {
  /** Stays the same when what it tells of is renamed. */
  id: string;
  /** Where it is, with the site's own address: what a feed names must be whole. */
  address: string;
  title: string;
  summary: string;
  /** The whole text as HTML, with whole addresses; empty where there is none. */
  html?: string;
  publishedAt: Date;
  changedAt: Date;
  category?: string;
  picture?: SharePicture;
}

interface RssChannel {
  name: string;
  /** The page that shows the same. */
  page: string;
  /** Where the feed itself is. */
  self: string;
  origin: string;
}

/** Readers keep what they have fetched: a feed is for what is new, the site for the rest. */
export const longestFeed = 100;

/** RSS 2.0 of the newest things, newest first. */
export function rss({ name, page, self, origin }: RssChannel, all: readonly RssItem[]): string {
  const items = all.slice(0, longestFeed);
  const channel = [
    xmlElement('title', name),
    xmlElement('link', page),
    xmlElement('description', `${name}, da Secretaria de Estado do Desporto e Lazer do Amapá.`),
    xmlElement('language', 'pt-BR'),
    ...lastBuild(items),
    xmlElement('ttl', '60'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => `<item>${toElements(item, origin)}</item>`),
  ];
  return (
    `${xmlHead}\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ` +
    `xmlns:content="http://purl.org/rss/1.0/modules/content/" ` +
    `xmlns:media="http://search.yahoo.com/mrss/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
  );
}

function toElements(item: RssItem, origin: string): string {
  const { category, picture } = item;
  return [
    xmlElement('title', item.title),
    xmlElement('link', item.address),
    // Readers take a description for HTML, so a sign of its own is escaped once more.
    xmlElement('description', escapeXml(item.summary)),
    ...(item.html ? [xmlElement('content:encoded', item.html)] : []),
    ...(category === undefined ? [] : [xmlElement('category', category)]),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    xmlElement('pubDate', item.publishedAt.toUTCString()),
    ...(picture ? [mediaOf(picture, origin)] : []),
  ].join('');
}

function mediaOf({ path, type, width, height }: SharePicture, origin: string): string {
  return `<media:content url="${escapeXml(origin + path)}" type="${type}" medium="image" width="${width}" height="${height}"/>`;
}

function lastBuild(items: readonly RssItem[]): string[] {
  const moments = items.flatMap(({ publishedAt, changedAt }) => [+publishedAt, +changedAt]);
  if (moments.length === 0) return [];
  return [xmlElement('lastBuildDate', new Date(Math.max(...moments)).toUTCString())];
}

/** A feed as an answer. */
export function rssResponse(text: string, life: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': life },
  });
}
