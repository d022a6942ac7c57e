import type { City } from 'schema-dts';
import type { Municipality } from '#content/municipalities';
import { townPath } from '../../lib/paths.ts';

export function townSchema({ name, slug, latitude, longitude }: Municipality, origin: string) {
  return {
    '@type': 'City',
    name,
    url: `${origin}${townPath(slug)}`,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    containedInPlace: { '@type': 'State', name: 'Amapá' },
  } as const satisfies City;
}
