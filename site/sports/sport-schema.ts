import type { CollectionPage } from 'schema-dts';
import type { Place } from '#content/places';
import { placePath, sportPath } from '../../lib/paths.ts';
import { sportGuides } from '../../lib/sport-guides.ts';
import { type Sport, sports } from '../../lib/vocabulary.ts';
import { secretariat } from '../machines/structured-data.ts';

/** A page about a sport, with places where it is practised. */
export function sportSchema(sport: Sport, places: readonly Place[], origin: string) {
  return {
    '@type': 'CollectionPage',
    name: sports[sport],
    url: origin + sportPath(sport),
    description: sportGuides[sport].summary,
    inLanguage: 'pt-BR',
    publisher: secretariat(origin),
    about: { '@type': 'Thing', name: sports[sport] },
    mainEntity: {
      '@type': 'ItemList',
      name: `Onde praticar ${sports[sport].toLowerCase()}`,
      numberOfItems: places.length,
      itemListElement: places.map(({ name, slug, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'SportsActivityLocation',
          name,
          address,
          url: origin + placePath(slug),
        },
      })),
    },
  } as const satisfies CollectionPage;
}
