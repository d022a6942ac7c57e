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
  const used = new Set([...filesOf(entry), ...filesOf(draft)]);
  await dropFiles(keyHash, used, entry || draft ? youngMs : 0);
}

const unsentMs = retention.entryDraftFileHours * 3_600_000;

/** Drafts forget files that were not sent for a day. The files themselves go as any that no row names. */
export async function forgetUnsentFiles(): Promise<void> {
  await skipFailing(foldersWithRows(), forgetUnsent, 'Documentos não enviados não foram apagados');
}

async function forgetUnsent({ keyHash, entry, draft }: FileFolder): Promise<void> {
  const sent = filesOf(entry);
  const unsent = filesOf(draft).filter((file) => !sent.includes(file));
  const ages = await Promise.all(unsent.map((file) => isOlder(keyHash, file, unsentMs)));
  const old = unsent.filter((_, place) => ages[place]);
  if (old.length > 0) await dropFromDraft(keyHash, old);
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
