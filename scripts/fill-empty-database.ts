import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { together } from '../cms/together.ts';
import { subjectNames, subjects } from '../lib/subjects.ts';

export type Request = Pick<PayloadRequest, 'transactionID'>;

/** One document here, one saved global or one account means that somebody uses this database. */
const used = [
  ...subjectNames.flatMap((name) => subjects[name].collections),
  'social-posts',
  'documents',
  'media',
  'users',
  'contact-messages',
  'newsletter-subscriptions',
  'newsletter-editions',
] as const satisfies readonly CollectionSlug[];
const usedGlobals = [
  'site-settings',
  'institution',
  'programs-page',
  'live-stream',
  'home',
] as const satisfies readonly GlobalSlug[];

/**
 * Fills an empty database, and says whether it did.
 *
 * All in one transaction: if it is interrupted, the database stays empty and the next start tries again.
 * Adding only what is missing would also repair a half-loaded database, but would restore at every start what
 * an editor deleted.
 */
export async function fillEmptyDatabase(
  payload: Payload,
  fill: (request: Request) => Promise<void>,
): Promise<boolean> {
  if (!(await isEmpty(payload))) return false;
  try {
    await together(payload, (transactionID) => fill({ transactionID }));
  } catch (error) {
    // Of two programs that start at once, only one can write the municipalities, whose names are unique.
    if (!(await isEmpty(payload))) return false;
    throw error;
  }
  // The adapter hides a commit that failed.
  if (await isEmpty(payload)) throw new Error('The database did not keep what was loaded.');
  return true;
}

async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of used) {
    const { totalDocs } = await payload.count({ collection });
    if (totalDocs > 0) return false;
  }
  for (const slug of usedGlobals) {
    const saved = await payload.findGlobal({ slug, depth: 0 });
    if (saved.createdAt) return false;
  }
  return true;
}
