import type { Draft } from '../lib/draft.ts';
import type { NewsCategory } from '../lib/vocabulary.ts';
import { newestFirst, ofCategory } from './news.ts';
import { type Article, summaryFields, toArticle } from './news-document.ts';
import { ownDocument } from './own-document.ts';
import { asVisitor, openPayload } from './payload.ts';
import { publicAt } from './public-at.ts';
import { shownInTexts } from './rich-text-relations.ts';

/** What a text shows, and what belongs to that: the town of an event, the photograph of an athlete. */
const withRelations = { ...asVisitor, depth: 2, populate: shownInTexts } as const;

export async function readArticle(
  slug: string,
  now: Date,
  draft?: Draft,
): Promise<Article | undefined> {
  const { depth, populate } = withRelations;
  const reading = { where: publicAt('news', now), depth, populate };
  const document = await ownDocument('news', slug, draft, reading);
  return document && toArticle(document);
}

/** The newest with their texts. */
export async function listArticles(
  category: NewsCategory | undefined,
  count: number,
  now: Date,
): Promise<Article[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'news',
    where: { ...ofCategory(category), ...publicAt('news', now) },
    ...newestFirst,
    limit: count,
    select: { ...summaryFields, body: true },
    ...withRelations,
  });
  return docs.map(toArticle);
}
