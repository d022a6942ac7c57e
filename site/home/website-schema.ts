import type { SearchAction, WebSite } from 'schema-dts';
import { paths } from '../../lib/paths.ts';
import { secretariat } from '../machines/structured-data.ts';

/** Search engines ask for this field in a form that the vocabulary itself does not know. */
type SearchBox = SearchAction & { 'query-input': string };

export function websiteSchema(origin: string): WebSite {
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${paths.search}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: 'Portal do Esporte e Lazer do Amapá',
    alternateName: 'Esporte e Lazer do Amapá',
    url: `${origin}/`,
    inLanguage: 'pt-BR',
    publisher: secretariat(origin),
    potentialAction: search,
  };
}
