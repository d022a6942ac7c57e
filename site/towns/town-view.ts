import type { Event } from '#content/events';
import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import type { Program } from '#content/programs';
import { type Day, dayOf } from '../../lib/dates.ts';
import { fromNorth, kmBetween } from '../../lib/latitude.ts';
import { isOnDay, shiftDay } from '../../lib/month.ts';

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

/** A program's place is typed as 'Centro Aquático, Macapá': the last part is the town, or it is nowhere in particular. */
export function programsIn(town: string, programs: readonly Program[]): Program[] {
  return programs.filter(({ location }) => location.split(', ').at(-1) === town);
}

export interface TownDay {
  day: Day;
  events: number;
}

/** The last of seven days, the first being today. */
export const lastOfSeven = (now: Date): Day => shiftDay(dayOf(now), 6);

/** Seven days from today, with how many events of the town each has; none where all are empty. */
export function weekOf(now: Date, events: readonly Event[]): TownDay[] {
  const certain = events.filter(({ status }) => status !== 'cancelado');
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = shiftDay(dayOf(now), index);
    return { day, events: certain.filter((event) => isOnDay(event, day)).length };
  });
  return days.some((day) => day.events > 0) ? days : [];
}
