import type { Where } from 'payload';
import type { Place as Document } from '../cms/payload-types.ts';
import type { Draft } from '../lib/draft.ts';
import type { OpeningPeriod } from '../lib/opening-hours.ts';
import type { PlaceKind, Sport } from '../lib/vocabulary.ts';
import { readDocumentNumber } from './document-number.ts';
import { ownDocument } from './own-document.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Photo, type Picture, toPhotos, toPicture, withoutPhotos } from './pictures.ts';
import { type Spot, toSpot } from './spot.ts';

export interface Place {
  name: string;
  slug: string;
  kind: PlaceKind;
  /** The slug of the municipality. */
  municipality: string;
  address: string;
  /** In words. */
  hours: string;
  /** The same, to reckon with; empty until an editor has entered it. */
  openingHours: OpeningPeriod[];
  phone: string | undefined;
  /** In reais; 0 is free. */
  price: number | undefined;
  priceNote: string | undefined;
  /** By bus or by boat. */
  gettingThere: string | undefined;
  /** In degrees; undefined where only the municipality is known. */
  spot: Spot | undefined;
  sports: Sport[];
  accessible: boolean;
  picture: Picture;
}

export interface PlaceInFull extends Place {
  photos: Photo[];
}

/** All of them: for files, and for the page that shows all. */
export async function listPlaces(): Promise<Place[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'places',
    pagination: false,
    sort: 'name',
    select: withoutPhotos,
    ...asVisitor,
  });
  return docs.flatMap(toPlace);
}

export interface PlaceFilter {
  /** The slug of a municipality. */
  town?: string | undefined;
  sport?: Sport | undefined;
  accessible?: boolean;
}

/** Some of those that match, by name. */
export async function listSomePlaces(filter: PlaceFilter, count: number): Promise<Place[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'places',
    where: await conditionsOf(filter),
    limit: count,
    pagination: false,
    sort: 'name',
    select: withoutPhotos,
    ...asVisitor,
  });
  return docs.flatMap(toPlace);
}

export async function countPlaces(filter: PlaceFilter): Promise<number> {
  const payload = await openPayload();
  const where = await conditionsOf(filter);
  const { totalDocs } = await payload.count({ collection: 'places', where, ...asVisitor });
  return totalDocs;
}

async function conditionsOf({ town, sport, accessible }: PlaceFilter): Promise<Where> {
  const and: Where[] = [];
  if (town)
    and.push({ municipality: { equals: await readDocumentNumber('municipalities', town) } });
  if (sport) and.push({ sports: { equals: sport } });
  if (accessible) and.push({ accessible: { equals: true } });
  return { and };
}

export async function readPlace(slug: string, draft?: Draft): Promise<PlaceInFull | undefined> {
  const document = await ownDocument('places', slug, draft);
  return document && toPlaceInFull(document).at(0);
}

function toPlaceInFull(document: Document): PlaceInFull[] {
  const photos = toPhotos(document.photos);
  return toPlace(document).map((place) => ({ ...place, photos }));
}

/** Places are shown by municipality: one whose municipality is missing is shown nowhere. */
export function toPlace(document: Omit<Document, 'photos'>): Place[] {
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
    openingHours: (document.openingHours ?? []).map(({ weekdays, opensAt, closesAt }) => ({
      weekdays,
      opensAt,
      closesAt,
    })),
    phone: document.phone ?? undefined,
    price: document.price ?? undefined,
    priceNote: document.priceNote ?? undefined,
    gettingThere: document.gettingThere ?? undefined,
    spot: toSpot(document),
    sports,
    accessible: document.accessible ?? false,
    picture: toPicture(document),
  };
  return [place];
}
