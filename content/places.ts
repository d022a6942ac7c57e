import type { Place as Document } from '../cms/payload-types.ts';
import type { PlaceKind, Sport } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface Place {
  name: string;
  slug: string;
  kind: PlaceKind;
  /** The slug of the municipality. */
  municipality: string;
  address: string;
  hours: string;
  sports: Sport[];
  accessible: boolean;
  picture: Picture;
}

export async function listPlaces(): Promise<Place[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'places',
    pagination: false,
    sort: 'name',
    ...asVisitor,
  });
  return docs.flatMap(toPlace);
}

/** Places are shown by municipality: one whose municipality is missing is shown nowhere. */
function toPlace(document: Document): Place[] {
  const { name, kind, address, hours, sports } = document;
  // Required, but empty when the municipality was deleted.
  const municipality: Document['municipality'] | null = document.municipality;
  if (typeof municipality !== 'object' || !municipality?.slug) return [];
  const place: Place = {
    name,
    slug: document.slug ?? '',
    kind,
    municipality: municipality.slug,
    address,
    hours,
    sports,
    accessible: document.accessible ?? false,
    picture: toPicture(document),
  };
  return [place];
}
