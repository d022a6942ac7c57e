import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload';
import { slugify } from '../../lib/slug.ts';

/**
 * Makes a unique slug from the title. It follows the title until an editor writes one by hand. The former
 * address leads to the new one.
 */
export const fillSlugFrom =
  (source: string): FieldHook =>
  async ({ value, data, operation, originalDoc: before, collection, req }) => {
    // For a duplicate, Payload passes the document it was copied from as the original.
    const originalDoc = operation === 'update' ? before : undefined;
    const given = typeof value === 'string' && value.trim() !== '';
    const title = data?.[source];
    const former = originalDoc?.[source];
    const renamed = typeof former === 'string' && title !== undefined && title !== former;
    const follows = renamed && value === originalDoc?.slug && isMadeFrom(former, value);
    const text = given && !follows ? value : title;
    if (typeof text !== 'string' || !collection) return value;
    const slug = slugify(text) || 'sem-titulo';
    if (given && !follows) return slug;
    return freeSlug(slug, collection.slug as CollectionSlug, originalDoc?.id, req);
  };

function isMadeFrom(title: string, slug: string): boolean {
  const made = slugify(title);
  return (
    slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1)))
  );
}

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
  const former = await req.payload.find({
    collection: 'former-addresses',
    where: {
      and: [
        { of: { equals: collection } },
        { slug: { like: wanted } },
        ...(own === undefined ? [] : [{ document: { not_equals: own } }]),
      ],
    },
    pagination: false,
    depth: 0,
    req,
  });
  // A former address of another document is taken too: shared links must keep their meaning.
  const taken = new Set(
    [...others.docs, ...former.docs].map((document) => ('slug' in document ? document.slug : '')),
  );
  let slug = wanted;
  for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`;
  return slug;
}
