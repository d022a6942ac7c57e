import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import { fromNorth, kmBetween } from '../../lib/latitude.ts';

/** A town with its distance from another, seat to seat. */
export interface Neighbour {
  town: Municipality;
  km: number;
}

/** The next town to the north and to the south, by latitude. */
export function neighboursOf(
  towns: readonly Municipality[],
  { slug }: Municipality,
): { north: Neighbour | undefined; south: Neighbour | undefined } {
  const ordered = fromNorth(towns);
  const index = ordered.findIndex((town) => town.slug === slug);
  const own = ordered[index];
  const measured = (town: Municipality | undefined) =>
    own && town ? { town, km: kmBetween(own, town) } : undefined;
  return { north: measured(ordered[index - 1]), south: measured(ordered[index + 1]) };
}

export interface NearPlace extends Neighbour {
  place: Place;
}

/** The nearest places of other towns, one of each town, by the distance between the seats. */
export function nearestPlaces(
  own: Municipality,
  towns: readonly Municipality[],
  places: readonly Place[],
  count: number,
): NearPlace[] {
  return towns
    .filter(({ slug }) => slug !== own.slug)
    .flatMap((town) => {
      const place = places.find(({ municipality }) => municipality === town.slug);
      return place ? [{ place, town, km: kmBetween(own, town) }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}

/** What a text says that means this town: 'Amapá' alone is the state. */
export const phraseNaming = ({ name }: Pick<Municipality, 'name'>): string =>
  name === 'Amapá' ? 'município de Amapá' : name;
