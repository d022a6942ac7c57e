import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  SanitizedCollectionConfig,
} from 'payload';

export interface Upload {
  filename?: string | null;
  deletedAt?: string | null;
  sizes?: Record<string, { filename?: string | null } | null> | null;
}

/** The site serves nothing from folders whose name begins with a dot. */
export const binFolder = '.lixeira';

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
  await moveFiles(filesOf(is), collection.upload.staticDir ?? '', Boolean(is.deletedAt));
};

/** Those that are not where they belong. */
export async function moveFiles(names: string[], shown: string, intoBin: boolean): Promise<void> {
  const hidden = join(shown, binFolder);
  await mkdir(hidden, { recursive: true });
  const [from, to] = intoBin ? [shown, hidden] : [hidden, shown];
  for (const name of names)
    if (existsSync(join(from, name))) await rename(join(from, name), join(to, name));
}

export const deleteBinnedFiles: CollectionAfterDeleteHook = async ({ collection, doc }) => {
  const { upload } = collection as SanitizedCollectionConfig;
  for (const name of filesOf(doc as Upload))
    await rm(join(upload.staticDir ?? '', binFolder, name), { force: true });
};

export const filesOf = ({ filename, sizes }: Upload): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  );
