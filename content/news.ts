import type { Where } from 'payload';
import type { NewsCategory } from '../lib/vocabulary.ts';
import { readDocumentNumber } from './document-number.ts';
import { type Article, type NewsSummary, summaryFields, toSummary } from './news-document.ts';
import { asVisitor, openPayload } from './payload.ts';
import { publicAt } from './public-at.ts';
import { type Slice, takeSlice } from './slice.ts';

export type { Article, NewsSummary };

export async function listLatestNews(now: Date, count: number): Promise<NewsSummary[]> {
  return findNews(now, {}, count);
}

export interface NewsFilter {
  category?: NewsCategory | undefined;
  /** The slug of an article that the page shows elsewhere. */
  except?: string | undefined;
}

/** A part of the published news, newest first. */
export async function listNews(
  { category, except }: NewsFilter,
  slice: Slice,
  now: Date,
): Promise<NewsSummary[]> {
  const where = {
    ...ofCategory(category),
    // By number, which every index has: by slug, a late page would read all articles before it.
    ...(except ? { id: { not_equals: await readDocumentNumber('news', except) } } : {}),
  };
  return takeSlice(slice, (page, size) => findNews(now, where, size, page));
}

export async function countNews({ category, except }: NewsFilter, now: Date): Promise<number> {
  const where = ofCategory(category);
  const [all, left] = await Promise.all([
    countWhere(where, now),
    // Subtracted: PostgreSQL would read every article to leave one out.
    except ? countWhere({ ...where, slug: { equals: except } }, now) : 0,
  ]);
  return all - left;
}

async function countWhere(where: Where, now: Date): Promise<number> {
  const payload = await openPayload();
  const { totalDocs } = await payload.count({
    collection: 'news',
    where: { ...where, ...publicAt('news', now) },
    ...asVisitor,
  });
  return totalDocs;
}

/** The newest that an editor marked, else the newest. */
export async function readHighlight(now: Date): Promise<NewsSummary | undefined> {
  const [marked] = await findNews(now, { highlighted: { equals: true } }, 1);
  return marked ?? (await findNews(now, {}, 1))[0];
}

/** In the order of the slugs; those that are not public are left out. */
export async function listNewsBySlug(slugs: string[], now: Date): Promise<NewsSummary[]> {
  if (slugs.length === 0) return [];
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'news',
    // Asked for by date too, or sorted by it, SQLite would read all news by their date.
    where: { slug: { in: slugs } },
    sort: 'slug',
    pagination: false,
    select: summaryFields,
    ...asVisitor,
  });
  const found = docs.map(toSummary).filter(({ publishedAt }) => publishedAt <= now);
  const bySlug = new Map(found.map((item) => [item.slug, item]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

export const ofCategory = (category: NewsCategory | undefined): Where =>
  category ? { category: { equals: category } } : {};

/** Others of the same category. */
export async function listRelatedNews(
  { slug, category }: NewsSummary,
  now: Date,
  count: number,
): Promise<NewsSummary[]> {
  return findNews(now, { category: { equals: category }, slug: { not_equals: slug } }, count);
}

/** The address of a published article by its number, as feeds and older links have it. */
export async function readNewsSlug(id: number, now: Date): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'news',
    where: { id: { equals: id }, ...publicAt('news', now) },
    select: { slug: true },
    limit: 1,
    ...asVisitor,
  });
  return docs[0]?.slug ?? undefined;
}

export async function findNews(
  now: Date,
  where: Where,
  limit: number,
  page = 1,
): Promise<NewsSummary[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'news',
    where: { ...where, ...publicAt('news', now) },
    ...newestFirst,
    limit,
    page,
    select: summaryFields,
    ...asVisitor,
  });
  return docs.map(toSummary);
}

export const newestFirst = {
  // By number too: articles of one moment keep their order from page to page.
  sort: ['-date', '-id'],
  // A count would touch every article.
  pagination: false,
};
