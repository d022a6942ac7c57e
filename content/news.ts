import type { News as Document } from '../cms/payload-types.ts';
import { type Day, dayOf } from '../lib/dates.ts';
import type { NewsCategory } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface NewsSummary {
  slug: string;
  title: string;
  excerpt: string;
  day: Day;
  category: NewsCategory;
  picture: Picture;
}

export async function listLatestNews(now: Date, count: number): Promise<NewsSummary[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'news',
    where: { date: { less_than_equal: now.toISOString() } },
    sort: '-date',
    limit: count,
    ...asVisitor,
  });
  return docs.map(toSummary);
}

function toSummary(document: Document): NewsSummary {
  return {
    slug: document.slug ?? '',
    title: document.title,
    excerpt: document.excerpt,
    day: dayOf(new Date(document.date)),
    category: document.category,
    picture: toPicture(document),
  };
}
