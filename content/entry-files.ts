import sharp from 'sharp';
import {
  dropFile,
  dropFiles,
  isDiskFull,
  keepFile,
  listFileFolders,
} from '../cms/entries/entry-files.ts';
import { openEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry, EntryDraft } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import type { EntryContent, EntryFile } from '../lib/entry.ts';
import { type FileKind, kindOfFile, largestFile } from '../lib/file-kinds.ts';
import { oneAtATime } from '../lib/one-at-a-time.ts';
import { changeDraft } from './entry-drafts.ts';
import { openPayload } from './payload.ts';

/** Why a file was not taken. */
export type FileRefusal = 'empty' | 'large' | 'unknown' | 'broken' | 'busy' | 'full';

interface Sent {
  key: string;
  document: string;
  bytes: Buffer;
}

/** A photograph of a document is read well at this size; telephones make them four times as large. */
const photoSide = 2000;
/** Decoding more would take all memory. */
const mostPixels = 60_000_000;
/** Decoding takes a processor for up to a second. */
const inLine = oneAtATime(8);

/** Keeps a file for a document of a draft, in place of the one before. */
export async function keepDocument(
  { key, document, bytes }: Sent,
  now: Date,
): Promise<FileRefusal | undefined> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > largestFile) return 'large';
  const kind = kindOfFile(bytes);
  if (!kind) return 'unknown';
  if (await isDiskFull()) return 'full';
  // To the end, because two files for one draft would each forget the other.
  return (
    inLine(async () => {
      const kept = await readable(kind, bytes);
      if (!kept) return 'broken';
      const file = await keepFile(hashOf(key), kept);
      await changeFiles({ key, document }, { document, file, kind, bytes: kept.length }, now);
      return undefined;
    }) ?? 'busy'
  );
}

/** A photograph is drawn anew: smaller, upright, without the place where it was taken. */
async function readable(kind: FileKind, bytes: Buffer): Promise<Buffer | undefined> {
  // A PDF that was cut off lacks its end.
  if (kind === 'pdf') return bytes.includes('%%EOF', -2048) ? bytes : undefined;
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 75 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Takes a document off a draft. What was sent before keeps its own until the correction is sent. */
export const dropDocument = (of: Omit<Sent, 'bytes'>, now: Date): Promise<void> =>
  changeFiles(of, undefined, now);

/** Puts a file, or none, in the place of the one before, which goes where no entry names it. */
async function changeFiles(
  { key, document }: Omit<Sent, 'bytes'>,
  file: EntryFile | undefined,
  now: Date,
): Promise<void> {
  let before: readonly EntryFile[] = [];
  await changeDraft(
    key,
    ({ files = [] }) => {
      before = files;
      const others = files.filter((one) => one.document !== document);
      return { files: file ? [...others, file] : others };
    },
    now,
  );
  const sent = (await namesIn('entries', [hashOf(key)])).get(hashOf(key)) ?? [];
  for (const old of before)
    if (old.document === document && !sent.includes(old.file))
      await dropFile(hashOf(key), old.file);
}

/** After sending: what a correction has replaced. */
export const dropReplaced = (keyHash: string, { files = [] }: EntryContent): Promise<void> =>
  dropFiles(keyHash, new Set(files.map(({ file }) => file)));

/** Somebody may be sending one that the draft does not name yet. */
const youngMs = 3_600_000;

/** Files of entries and drafts that are gone, and those that they name no more. */
export async function forgetLooseFiles(): Promise<void> {
  const folders = await listFileFolders();
  for (let place = 0; place < folders.length; place += 100) {
    const some = folders.slice(place, place + 100);
    const sent = await namesIn('entries', some);
    const begun = await namesIn('entry-drafts', some);
    for (const keyHash of some) {
      const isKnown = sent.has(keyHash) || begun.has(keyHash);
      const used = [...(sent.get(keyHash) ?? []), ...(begun.get(keyHash) ?? [])];
      await dropFiles(keyHash, new Set(used), isKnown ? youngMs : 0);
    }
  }
}

/** The files that each of these names. */
async function namesIn(
  collection: 'entries' | 'entry-drafts',
  hashes: string[],
): Promise<Map<string, string[]>> {
  const { db } = await openPayload();
  const { docs } = await db.find<Entry | EntryDraft>({
    collection,
    where: { keyHash: { in: hashes } },
    limit: hashes.length,
    pagination: false,
  });
  const filesOf = (row: Entry | EntryDraft) => (openEntry(row).files ?? []).map(({ file }) => file);
  return new Map(docs.map((row) => [row.keyHash, filesOf(row)]));
}
