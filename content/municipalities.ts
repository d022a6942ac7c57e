import type { Municipality as Document } from '../cms/payload-types.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface Municipality {
  id: number;
  name: string;
  slug: string;
  latitude: number;
  longitude: number;
}

export async function listMunicipalities(): Promise<Municipality[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'municipalities',
    pagination: false,
    sort: 'name',
    ...asVisitor,
  });
  return docs.map(toMunicipality);
}

export function toMunicipality(document: Document): Municipality {
  const { id, name, latitude, longitude } = document;
  return { id, name, slug: document.slug ?? '', latitude, longitude };
}
