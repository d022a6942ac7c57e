import { openActiveFeedPath, paths } from '../../lib/paths.ts';
import { licence } from '../machines/licence.ts';
import { posterCard } from '../machines/share-picture.ts';
import { secretariat } from '../machines/structured-data.ts';
import { opportunityFeeds } from './feeds.ts';
import { rpdeType } from './rpde-response.ts';

/** By this a program that knows the page finds the feeds. */
export function openActiveDataset(origin: string) {
  const { '@id': id, name, url, logo } = secretariat(origin);
  const address = origin + paths.openActive;
  return {
    '@context': ['https://schema.org/', 'https://openactive.io/'],
    '@type': 'Dataset',
    '@id': address,
    url: address,
    name: 'Aulas, eventos e lugares para praticar esporte no Amapá',
    description:
      'Aulas e treinos, eventos e lugares para praticar da Secretaria de Estado do Desporto e Lazer do Amapá, em tempo real.',
    keywords: opportunityFeeds.map(({ title }) => title),
    license: licence.identifier,
    distribution: opportunityFeeds.map((feed) => ({
      '@type': 'DataDownload' as const,
      name: feed.kind,
      additionalType: feed.type,
      encodingFormat: rpdeType,
      contentUrl: origin + openActiveFeedPath(feed.name),
    })),
    discussionUrl: `${origin}${paths.contact}?assunto=informacao&sobre=Dados+abertos`,
    documentation: `${address}#como-ler`,
    inLanguage: ['pt-BR'],
    schemaVersion: 'https://openactive.io/modelling-opportunity-data/2.0/',
    publisher: {
      '@type': 'Organization',
      '@id': id,
      name,
      legalName: name,
      url,
      logo: { '@type': 'ImageObject', url: logo },
    },
    backgroundImage: { '@type': 'ImageObject', url: origin + posterCard('arena').path },
  } as const;
}
