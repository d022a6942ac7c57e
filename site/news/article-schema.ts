import type { NewsArticle } from 'schema-dts';
import type { NewsSummary } from '#content/news';
import { localMoment } from '../../lib/local-moment.ts';
import { articlePath } from '../../lib/paths.ts';
import { newsCategories } from '../../lib/vocabulary.ts';
import { house, pictureOf } from '../machines/structured-data.ts';

export function articleSchema(article: NewsSummary, origin: string): NewsArticle {
  const { publishedAt, changedAt } = article;
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    mainEntityOfPage: `${origin}${articlePath(article.slug)}`,
    datePublished: localMoment(publishedAt),
    // A story that was written before its date has not changed since.
    dateModified: localMoment(new Date(Math.max(publishedAt.getTime(), changedAt.getTime()))),
    articleSection: newsCategories[article.category],
    image: pictureOf(article.picture, origin),
    author: house(origin),
    publisher: house(origin),
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
  };
}
