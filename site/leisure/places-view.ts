import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import { fromNorth } from '../../lib/latitude.ts';
import type { Sport } from '../../lib/vocabulary.ts';

export interface PlaceFilter {
  /** The slug of a municipality. */
  municipality: string | undefined;
  sport: Sport | undefined;
}

export interface Town extends Municipality {
  /** How many places match the sport, whatever municipality is chosen. */
  count: number;
  places: Place[];
}

/** Towns from north to south, each with its matching places. */
export function townsWithPlaces(
  municipalities: Municipality[],
  places: Place[],
  { municipality, sport }: PlaceFilter,
): Town[] {
  const fitting = places.filter((place) => !sport || place.sports.includes(sport));
  return fromNorth(municipalities).map((town) => {
    const own = fitting.filter((place) => place.municipality === town.slug);
    const chosen = municipality === undefined || municipality === town.slug;
    return { ...town, count: own.length, places: chosen ? own : [] };
  });
}

export function countPlaces(towns: Town[]): number {
  return towns.reduce((sum, { places }) => sum + places.length, 0);
}

/** What can be practised in a town, each sport once. */
export function sportsOf({ places }: Town): Sport[] {
  return [...new Set(places.flatMap(({ sports }) => sports))];
}
