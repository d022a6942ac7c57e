import { detailPath } from '../lib/paths.ts';
import { type DetailedCollection, type DetailedSubject, subjects } from '../lib/subjects.ts';
import { asVisitor, openPayload } from './payload.ts';
import { publicAt } from './public-at.ts';

/** The current address of the document that once had this one; undefined when it is not public. */
export async function findNewAddress(
  subject: DetailedSubject,
  slug: string,
  now: Date,
): Promise<string | undefined> {
  const payload = await openPayload();
  const collections: readonly DetailedCollection[] = subjects[subject].collections;
  const { docs } = await payload.find({
    collection: 'former-addresses',
    where: { and: [{ of: { in: collections } }, { slug: { equals: slug } }] },
    sort: '-updatedAt',
    limit: 1,
  });
  const collection = collections.find((name) => name === docs[0]?.of);
  if (!docs[0] || !collection) return undefined;
  const found = await payload.find({
    collection,
    where: { id: { equals: docs[0].document }, ...publicAt(subject, now) },
    select: { slug: true },
    limit: 1,
    ...asVisitor,
  });
  const current = found.docs[0]?.slug;
  return current ? detailPath(subject, current) : undefined;
}
