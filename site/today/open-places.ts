import type { Place, PlaceFilter } from '#content/places';
import { dayOf } from '../../lib/dates.ts';
import { openingAt, openingLabel } from '../../lib/opening-hours.ts';
import { cards } from './arrange.ts';
import type { TodayView } from './today-view.ts';

/** A place that one can go to today, and what its hours say. */
export interface OpenPlace {
  place: Place;
  words: string;
  isOpen: boolean;
}

/** So many are read: which of them are open, the database can't tell. */
export const mostPlaces = 60;

export const placesFor = ({ town, sport, accessible }: TodayView): PlaceFilter => ({
  town: town?.slug,
  sport,
  accessible,
});

/** Those that are open, then those that open today; what never closes comes first, because no holiday shuts it. */
export function openToday(places: readonly Place[], now: Date): OpenPlace[] {
  return places
    .flatMap((place) => {
      const opening = openingAt(place.openingHours, now);
      if (!opening) return [];
      if (!opening.isOpen && dayOf(opening.opensAt) !== dayOf(now)) return [];
      const rank = opening.isOpen ? (opening.until ? 1 : 0) : 2;
      return { place, rank, words: openingLabel(opening, now), isOpen: opening.isOpen };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, cards)
    .map(({ place, words, isOpen }) => ({ place, words, isOpen }));
}
