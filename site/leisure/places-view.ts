import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import { paths } from '../../lib/paths.ts';
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
  return [...municipalities]
    .sort((a, b) => b.latitude - a.latitude)
    .map((town) => {
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

/** '3,84° N': the line is at zero. */
export function latitudeText(latitude: number): string {
  const degrees = Math.abs(latitude).toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${degrees}° ${latitude < 0 ? 'S' : 'N'}`;
}

/** The page with this filter; towns on the map link to the list. */
export function placesAddress({ municipality, sport }: PlaceFilter): string {
  const params = new URLSearchParams();
  if (municipality) params.set('municipio', municipality);
  if (sport) params.set('esporte', sport);
  const query = params.size > 0 ? `?${params}` : '';
  return `${paths.places}${query}#lugares`;
}
