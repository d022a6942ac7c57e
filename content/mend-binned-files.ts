import type { CollectionSlug, FlattenedField, Where } from 'payload';
import { binOf, filesOf, moveFiles, type Upload } from '../cms/hooks/binned-files.ts';
import { uploads } from '../cms/storage/uploads.ts';
import { skipFailing } from '../lib/skip-failing.ts';
import { openPayload } from './payload.ts';
import { rowsOf } from './rows-of.ts';

/** What was moved just now may belong to a transaction that is not over. */
const settledMs = 10 * 60_000;
const blockLength = 200;

/**
 * Files are moved to the bin and back inside a transaction, which may fail or be cut off afterwards. Then they
 * are not where the document says; here they follow it. Only what lies in the bin is looked at, by blocks.
 */
export async function mendBinnedFiles(now: Date): Promise<void> {
  const { config } = await openPayload();
  const mends = config.collections
    .filter(({ trash, upload }) => trash && upload)
    .flatMap(({ slug, flattenedFields }) => [
      () => hideFilesOfBinned(slug, now),
      () => showFilesOfOthers(slug, nameFields(flattenedFields), now),
    ]);
  await skipFailing(mends, (mend) => mend(), 'Arquivos não seguiram a lixeira');
}

async function hideFilesOfBinned(slug: CollectionSlug, now: Date): Promise<void> {
  const store = await uploads();
  const where = { deletedAt: { exists: true } };
  await skipFailing(
    rowsOf<Upload & { id: number }>({ collection: slug, where }),
    async (binned) => {
      for (const name of filesOf(binned)) {
        const file = await store.look(`${slug}/${name}`);
        if (file && isSettled(file, now)) await moveFiles([name], slug, true);
      }
    },
    `Arquivos da lixeira de ${slug} ficam à vista`,
  );
}

async function showFilesOfOthers(slug: CollectionSlug, fields: string[], now: Date): Promise<void> {
  await skipFailing(
    ownedInBin(slug, fields, now),
    (name) => moveFiles([name], slug, false),
    `Arquivos de ${slug} ficam na lixeira`,
  );
}

/** Names of files in the bin whose documents are not there. */
async function* ownedInBin(slug: CollectionSlug, fields: string[], now: Date) {
  const all: string[] = [];
  for await (const file of (await uploads()).list(binOf(slug)))
    if (isSettled(file, now)) all.push(file.name);
  for (let start = 0; start < all.length; start += blockLength) {
    const names = all.slice(start, start + blockLength);
    const named: Where = { or: fields.map((field) => ({ [field]: { in: names } })) };
    // What was deleted for good has no owner any more and stays hidden.
    const owners = await find(slug, [{ deletedAt: { exists: false } }, named]);
    const theirs = new Set(owners.flatMap(filesOf));
    yield* names.filter((name) => theirs.has(name));
  }
}

async function find(collection: CollectionSlug, and: Where[]) {
  const { db } = await openPayload();
  const { docs } = await db.find<Upload & { id: number }>({
    ...{ collection, where: { and }, sort: 'id', limit: blockLength, pagination: false },
  });
  return docs;
}

const isSettled = ({ changedAt }: { changedAt: Date }, now: Date) =>
  changedAt.getTime() < now.getTime() - settledMs;

/** Where a document has the names of its files. */
function nameFields(fields: FlattenedField[]): string[] {
  const sizes = fields.find(({ name }) => name === 'sizes');
  const inSizes = sizes && 'flattenedFields' in sizes ? sizes.flattenedFields : [];
  return ['filename', ...inSizes.map(({ name }) => `sizes.${name}.filename`)];
}
