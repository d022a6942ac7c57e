import type { News as Document } from '../cms/payload-types.ts';
import { type Day, dayOf } from '../lib/dates.ts';
import type { NewsCategory } from '../lib/vocabulary.ts';
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
export const summaryFields = {
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

export function toSummary(document: SummaryDocument): NewsSummary {
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

export function toArticle(document: SummaryDocument & Pick<Document, 'body'>): Article {
  return { ...toSummary(document), body: toRichText(document.body) };
}
