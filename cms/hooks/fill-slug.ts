import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload';
import { slugify } from '../../lib/slug.ts';

/** An address is made from the title once, made different from all others, and then belongs to the editor. */
export const fillSlugFrom =
  (source: string): FieldHook =>
  async ({ value, data, originalDoc, collection, req }) => {
    const given = typeof value === 'string' && value.trim() !== '';
    const text = given ? value : data?.[source];
    if (typeof text !== 'string' || !collection) return value;
    const slug = slugify(text) || 'sem-titulo';
    return given ? slug : freeSlug(slug, collection.slug as CollectionSlug, originalDoc?.id, req);
  };

async function freeSlug(
  wanted: string,
  collection: CollectionSlug,
  own: number | undefined,
  req: PayloadRequest,
): Promise<string> {
  const others = await req.payload.find({
    collection,
    where: { slug: { like: wanted }, ...(own === undefined ? {} : { id: { not_equals: own } }) },
    select: { slug: true },
    draft: true,
    pagination: false,
    depth: 0,
    req,
  });
  const taken = new Set(others.docs.map((document) => ('slug' in document ? document.slug : '')));
  let slug = wanted;
  for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`;
  return slug;
}
