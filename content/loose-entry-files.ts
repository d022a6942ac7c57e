import { dropFiles, isOlder, listFileFolders } from '../cms/entries/entry-files.ts';
import { openEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry, EntryDraft } from '../cms/payload-types.ts';
import { retention } from '../lib/retention.ts';
import { skipFailing } from '../lib/skip-failing.ts';
import { dropFromDraft } from './entry-drafts.ts';
import { openPayload } from './payload.ts';

/** Somebody may be sending one that the draft does not name yet. */
const youngMs = 3_600_000;

/** Files of entries and drafts that are gone, and those that they name no more. */
export async function forgetLooseFiles(): Promise<void> {
  await skipFailing(foldersWithRows(), dropLoose, 'Pastas de inscrições não foram arrumadas');
}

interface FileFolder {
  keyHash: string;
  entry: Entry | undefined;
  draft: EntryDraft | undefined;
}

async function* foldersWithRows(): AsyncGenerator<FileFolder> {
  const folders = await listFileFolders();
  for (let place = 0; place < folders.length; place += 100) {
    const some = folders.slice(place, place + 100);
    const entries = await rowsByKey<Entry>('entries', some);
    const drafts = await rowsByKey<EntryDraft>('entry-drafts', some);
    for (const keyHash of some)
      yield { keyHash, entry: entries.get(keyHash), draft: drafts.get(keyHash) };
  }
}

async function dropLoose({ keyHash, entry, draft }: FileFolder): Promise<void> {
  const ofEntry = filesOf(entry);
  const ofDraft = filesOf(draft).filter((file) => !ofEntry.includes(file));
  const used = [...ofEntry, ...(await stillKept(keyHash, ofDraft))];
  await dropFiles(keyHash, new Set(used), entry || draft ? youngMs : 0);
}

const unsentMs = retention.entryDraftFileHours * 3_600_000;

/** Of the files of a draft those that may stay; the draft forgets the others first, so that it names none that is gone. */
async function stillKept(keyHash: string, files: string[]): Promise<string[]> {
  const ages = await Promise.all(files.map((file) => isOlder(keyHash, file, unsentMs)));
  const old = files.filter((_, place) => ages[place]);
  // Where it was sent meanwhile they are the entry's.
  if (old.length === 0 || !(await dropFromDraft(keyHash, old))) return files;
  return files.filter((file) => !old.includes(file));
}

/** What was sent or begun, by the hash of its key. */
export async function rowsByKey<Row extends Entry | EntryDraft>(
  collection: 'entries' | 'entry-drafts',
  hashes: string[],
): Promise<Map<string, Row>> {
  const { db } = await openPayload();
  const { docs } = await db.find<Row>({
    collection,
    where: { keyHash: { in: hashes } },
    limit: hashes.length,
    pagination: false,
  });
  return new Map(docs.map((row) => [row.keyHash, row]));
}

/** The files that it names. */
export const filesOf = (row: Entry | EntryDraft | undefined): string[] =>
  row ? (openEntry(row).files ?? []).map(({ file }) => file) : [];
