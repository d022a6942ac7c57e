import type { WebPage } from 'schema-dts';
import type { FreePage } from '#content/subjects/pages';
import { localMoment } from '../../lib/local-moment.ts';
import { detailPath } from '../../lib/paths.ts';
import { pictureOf, secretariat } from '../machines/structured-data.ts';

export function freePageSchema(page: FreePage, origin: string): WebPage {
  return {
    '@type': 'WebPage',
    name: page.title,
    description: page.excerpt,
    url: origin + detailPath('pages', page.slug),
    datePublished: localMoment(page.createdAt),
    dateModified: localMoment(page.changedAt),
    primaryImageOfPage: pictureOf(page.picture, origin),
    publisher: secretariat(origin),
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
  };
}
