import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload';
import { freeSlug } from './fill-slug.ts';
import { refuseUsed } from './refuse-if-in-use.ts';

/** The mark of an address in the bin: a new document may have the address without it. */
const mark = (id: number) => `-lixeira-${id}`;

/**
 * What goes to the bin becomes a draft too, so that every reader of what is published leaves it out without
 * knowing of the bin. It comes back as a draft, or published, as the editor chooses.
 */
export const moveThroughBin: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data;
  const { id, deletedAt }: { id: number; deletedAt?: string | null } = originalDoc;
  const of = collection.slug as CollectionSlug;
  if (Boolean(data.deletedAt) === Boolean(deletedAt)) return data;
  const slug: unknown = data.slug;
  if (data.deletedAt) {
    await refuseUsed(of, id, req);
    return {
      ...data,
      ...(collection.versions?.drafts && { _status: 'draft' }),
      ...(typeof slug === 'string' && { slug: `${slug}${mark(id)}` }),
    };
  }
  if (typeof slug !== 'string' || !slug.endsWith(mark(id))) return data;
  return { ...data, slug: await freeSlug(slug.slice(0, -mark(id).length), of, id, req) };
};
