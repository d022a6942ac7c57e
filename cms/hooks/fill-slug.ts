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
    const follows = renamed && isMadeFrom(former, originalDoc?.slug) && isOld(value, former);
    const text = given && !follows ? value : title;
    if (typeof text !== 'string' || !collection) return value;
    const slug = slugify(text) || 'sem-titulo';
    if (given && !follows) return slug;
    return freeSlug(slug, collection.slug as CollectionSlug, originalDoc?.id, req);
  };

/** What a form that saves itself has: the stored slug, or one made of less of the title, if its answer is late. */
const isOld = (value: unknown, former: string) =>
  typeof value === 'string' && (isMadeFrom(former, value) || slugify(former).startsWith(value));

function isMadeFrom(title: string, slug: string | null | undefined): boolean {
  if (!slug) return false;
  const made = slugify(title);
  return (
    slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1)))
  );
}

const blockLength = 50;

/** This address, or the first free one with a number: it is asked for by name, a block at a time. */
export async function freeSlug(
  wanted: string,
  collection: CollectionSlug,
  own: number | undefined,
  req: PayloadRequest,
): Promise<string> {
  for (let first = 1; ; first += blockLength) {
    const block = Array.from({ length: blockLength }, (_, index) =>
      numbered(wanted, first + index),
    );
    const taken = await takenOf(block, collection, own, req);
    const free = block.find((slug) => !taken.has(slug));
    if (free) return free;
  }
}

const numbered = (slug: string, count: number) => (count === 1 ? slug : `${slug}-${count}`);

async function takenOf(
  slugs: string[],
  collection: CollectionSlug,
  own: number | undefined,
  req: PayloadRequest,
): Promise<Set<unknown>> {
  const slug = { in: slugs };
  const bounded = { select: { slug: true }, pagination: false, depth: 0, req } as const;
  const others = await req.payload.find({
    collection,
    where: { slug, ...(own === undefined ? {} : { id: { not_equals: own } }) },
    draft: true,
    ...bounded,
  });
  const former = await req.payload.find({
    collection: 'former-addresses',
    where: {
      and: [
        { of: { equals: collection } },
        { slug },
        ...(own === undefined ? [] : [{ document: { not_equals: own } }]),
      ],
    },
    ...bounded,
  });
  // A former address of another document is taken too: shared links must keep their meaning.
  return new Set([...others.docs, ...former.docs].map((document) => Reflect.get(document, 'slug')));
}
