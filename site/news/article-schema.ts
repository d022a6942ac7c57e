import type { NewsArticle } from 'schema-dts';
import type { NewsSummary } from '#content/news';
import { localMoment } from '../../lib/local-moment.ts';
import { articlePath } from '../../lib/paths.ts';
import { newsCategories } from '../../lib/vocabulary.ts';
import { pictureOf, secretariat } from '../machines/structured-data.ts';

export function articleSchema(article: NewsSummary, origin: string): NewsArticle {
  const { publishedAt, changedAt } = article;
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    mainEntityOfPage: `${origin}${articlePath(article.slug)}`,
    datePublished: localMoment(publishedAt),
    // An article written before its date counts as unchanged.
    dateModified: localMoment(new Date(Math.max(publishedAt.getTime(), changedAt.getTime()))),
    articleSection: newsCategories[article.category],
    image: pictureOf(article.picture, origin),
    author: secretariat(origin),
    publisher: secretariat(origin),
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
  };
}
