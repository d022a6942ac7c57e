import { asVisitor, openPayload } from './payload.ts';

/**
 * The number of a public document, 0 where there is none. Lists filter by it: by the slug of a relation the
 * content system would join two tables and sort every match.
 */
export async function readDocumentNumber(
  collection:
    | 'athletes'
    | 'events'
    | 'municipalities'
    | 'news'
    | 'places'
    | 'programs'
    | 'recorded-broadcasts',
  slug: string,
): Promise<number> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    select: { slug: true },
    limit: 1,
    pagination: false,
    ...asVisitor,
  });
  return docs[0]?.id ?? 0;
}
