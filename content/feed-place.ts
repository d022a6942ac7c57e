import type { Municipality, Place } from '../cms/payload-types.ts';
import { type Spot, toSpot } from './spot.ts';

/** Where something is, as feeds tell it. */
export interface FeedPlace {
  /** Its number in the list of places; undefined for one that was only typed. */
  id: number | undefined;
  slug: string | undefined;
  name: string;
  /** Street and municipality, in one line. */
  address: string;
  /** Its own, else that of its municipality. */
  spot: Spot | undefined;
}

export const townFields = { name: true, slug: true, latitude: true, longitude: true } as const;
export const placeFields = { ...townFields, address: true } as const;

/** A relation to something unpublished or deleted is a number or null. */
type Related<Document> = number | null | undefined | Document;

const shown = <Document extends object>(related: Related<Document>): Document | undefined =>
  typeof related === 'object' && related !== null ? related : undefined;

/** A place of the list, or the words that an editor typed instead. */
export function toFeedPlace(
  place: Related<Pick<Place, 'id' | keyof typeof placeFields>>,
  typed: string | null | undefined,
  municipality: Related<Municipality>,
): FeedPlace {
  const listed = shown(place);
  const town = shown(municipality);
  const name = typed || listed?.name || town?.name || 'Amapá';
  const street = listed?.address ?? (name === town?.name ? undefined : name);
  return {
    id: listed?.id,
    slug: listed?.slug ?? undefined,
    name,
    address: [street, town?.name, 'Amapá', 'Brasil'].filter(Boolean).join(', '),
    spot: toSpot(listed ?? {}) ?? toSpot(town ?? {}),
  };
}
