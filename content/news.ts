import type { News as Document } from '../cms/payload-types.ts';
import { type Day, dayOf } from '../lib/dates.ts';
import type { NewsCategory } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';
import { type RichText, toRichText } from './rich-text.ts';

export interface NewsSummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  day: Day;
  publishedAt: Date;
  changedAt: Date;
  category: NewsCategory;
  picture: Picture;
  highlighted: boolean;
}

export interface Article extends NewsSummary {
  body: RichText;
}

/** Lists leave out the texts, which are most of what is stored. */
const summaryFields = {
  title: true,
  slug: true,
  excerpt: true,
  date: true,
  category: true,
  highlighted: true,
  photo: true,
  poster: true,
  updatedAt: true,
} as const;
type SummaryDocument = Pick<Document, 'id' | keyof typeof summaryFields>;

export async function listLatestNews(now: Date, count: number): Promise<NewsSummary[]> {
  return findNews(now, {}, count);
}

/** All published news, newest first. */
export async function listNews(now: Date): Promise<NewsSummary[]> {
  return findNews(now, {}, 0);
}

/**
 * With texts, and including news dated in the future: only for the search index, which knows when each may be
 * shown.
 */
export async function listArticlesWithDates(): Promise<(Article & { from: Date })[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'news',
    pagination: false,
    select: { ...summaryFields, body: true },
    sort: '-date',
    ...asVisitor,
  });
  return docs.map((document) => ({
    ...toSummary(document),
    body: toRichText(document.body),
    from: new Date(document.date),
  }));
}

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
    where: { id: { equals: id }, date: { less_than_equal: now.toISOString() } },
    select: { slug: true },
    limit: 1,
    ...asVisitor,
  });
  return docs[0]?.slug ?? undefined;
}

export async function readArticle(slug: string, now: Date): Promise<Article | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'news',
    where: { slug: { equals: slug }, date: { less_than_equal: now.toISOString() } },
    limit: 1,
    ...asVisitor,
  });
  const [document] = docs;
  return document && { ...toSummary(document), body: toRichText(document.body) };
}

type Condition = Record<string, { equals: string } | { not_equals: string }>;

async function findNews(now: Date, where: Condition, limit: number): Promise<NewsSummary[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'news',
    where: { ...where, date: { less_than_equal: now.toISOString() } },
    sort: '-date',
    limit,
    pagination: false,
    select: summaryFields,
    ...asVisitor,
  });
  return docs.map(toSummary);
}

function toSummary(document: SummaryDocument): NewsSummary {
  const publishedAt = new Date(document.date);
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    excerpt: document.excerpt,
    day: dayOf(publishedAt),
    publishedAt,
    changedAt: new Date(document.updatedAt),
    category: document.category,
    picture: toPicture(document),
    highlighted: document.highlighted ?? false,
  };
}
