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
  return docs.map(toPlace);
}

function toPlace(document: Document): Place {
  const { name, kind, municipality, address, hours, sports } = document;
  return {
    name,
    slug: document.slug ?? '',
    kind,
    municipality: typeof municipality === 'object' ? (municipality.slug ?? '') : '',
    address,
    hours,
    sports,
    accessible: document.accessible ?? false,
    picture: toPicture(document),
  };
}
