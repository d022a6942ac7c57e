import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { binFolder } from '../../lib/upload-folders.ts';
import { refuseAway } from '../storage/refuse-away.ts';
import { uploads } from '../storage/uploads.ts';

export interface Upload {
  filename?: string | null;
  deletedAt?: string | null;
  sizes?: Record<string, { filename?: string | null } | null> | null;
}

/** Where files of a collection lie that are in the bin. */
export const binOf = (slug: string) => `${slug}/${binFolder}`;

/**
 * The files of what is in the bin lie where no address leads to, and come back with it. A transaction that
 * fails afterwards does not move them back: `content/mend-binned-files.ts` does.
 */
export const hideBinnedFiles: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
}) => {
  const [is, was] = [doc as Upload, previousDoc as Upload];
  if (operation !== 'update' || Boolean(is.deletedAt) === Boolean(was?.deletedAt)) return;
  await moveFiles(filesOf(is), collection.slug, Boolean(is.deletedAt)).catch(refuseAway);
};

/** Those that are not where they belong. */
export async function moveFiles(names: string[], slug: string, intoBin: boolean): Promise<void> {
  const store = await uploads();
  const [from, to] = intoBin ? [slug, binOf(slug)] : [binOf(slug), slug];
  for (const name of names) await store.move(`${from}/${name}`, `${to}/${name}`);
}

/** On a disk Payload has deleted those that are shown. */
export const deleteFiles: CollectionAfterDeleteHook = async ({ collection, doc }) => {
  const store = await uploads();
  for (const name of filesOf(doc as Upload))
    for (const folder of [collection.slug, binOf(collection.slug)])
      await store.drop(`${folder}/${name}`).catch(refuseAway);
};

export const filesOf = ({ filename, sizes }: Upload): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  );
