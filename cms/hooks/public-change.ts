import type { CollectionAfterChangeHook } from 'payload';
import { readStored, storedBefore } from './stored-state.ts';

/**
 * Whether a change is one of what everybody sees: it is published by it, or withdrawn. What has no drafts is
 * public at once. A draft that is saved, by hand or by itself every two seconds, changes nothing public.
 */
export async function changesPublic({
  collection: { slug, versions },
  context,
  doc,
  req,
}: Pick<Parameters<CollectionAfterChangeHook>[0], 'collection' | 'context' | 'doc' | 'req'>) {
  if (!versions?.drafts || doc._status === 'published') return true;
  if (storedBefore(slug, doc.id, context)?._status !== 'published') return false;
  return (await readStored(slug, doc.id, req))?._status !== 'published';
}

/** Whether a change makes public what was not. */
export const becomesPublic = ({
  collection: { slug },
  context,
  doc,
}: Pick<Parameters<CollectionAfterChangeHook>[0], 'collection' | 'context' | 'doc'>) =>
  doc._status === 'published' && storedBefore(slug, doc.id, context)?._status !== 'published';

/** For hooks that have nothing to do while only a draft changes. */
export const ifPublicChanges =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (change) =>
    (await changesPublic(change)) ? hook(change) : undefined;
