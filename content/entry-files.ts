import { dropFile, dropFiles, isDiskFull, keepFile } from '../cms/entries/entry-files.ts';
import { redrawPhoto } from '../cms/entries/redraw.ts';
import type { Entry } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import type { EntryContent, EntryFile } from '../lib/entry.ts';
import { createFairTurns } from '../lib/fair-turns.ts';
import { type FileKind, kindOfFile, largestFile } from '../lib/file-kinds.ts';
import { changeDraft, hasDraft } from './entry-drafts.ts';
import { bytesOfAll, bytesOfSender, mayKeep } from './file-budget.ts';
import { filesOf, rowsByKey } from './loose-entry-files.ts';

/** Why a file was not taken. */
export type FileRefusal =
  | 'empty'
  | 'large'
  | 'unknown'
  | 'broken'
  | 'pixels'
  | 'slow'
  | 'spent'
  | 'full'
  | 'gone';

interface Sent {
  key: string;
  document: string;
  bytes: Buffer;
  /** The network that it came from. */
  sender: string;
}

/** Each takes a processor for up to some seconds. How many wait is limited by the server (`site/server/bodies.ts`). */
const inTurn = createFairTurns(2);

/** Keeps a file for a document of a draft, in place of the one before. */
export async function keepDocument(
  { key, document, bytes, sender }: Sent,
  now: Date,
): Promise<FileRefusal | undefined> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > largestFile) return 'large';
  const kind = kindOfFile(bytes);
  if (!kind) return 'unknown';
  if (await isDiskFull()) return 'full';
  if (!(await mayKeep(bytesOfSender(sender), bytes.length, now))) return 'spent';
  const kept = await inTurn(sender, () => readable(kind, bytes));
  if (typeof kept === 'string') return kept;
  // It may have been sent or have expired while this one waited.
  if (!(await hasDraft(key, now))) return 'gone';
  if (!(await mayKeep(bytesOfAll, kept.length, now))) return 'full';
  const file = await keepFile(hashOf(key), kept);
  await changeFiles({ key, document }, { document, file, kind, bytes: kept.length }, now);
  return undefined;
}

async function readable(
  kind: FileKind,
  bytes: Buffer,
): Promise<Buffer | 'broken' | 'pixels' | 'slow'> {
  if (kind === 'photo') return redrawPhoto(bytes);
  // A PDF that was cut off lacks its end.
  return bytes.includes('%%EOF', -2048) ? bytes : 'broken';
}

/** Takes a document off a draft. What was sent before keeps its own until the correction is sent. */
export const dropDocument = (of: Pick<Sent, 'key' | 'document'>, now: Date): Promise<void> =>
  changeFiles(of, undefined, now);

/** Puts a file, or none, in the place of the one before, which goes where no entry names it. */
async function changeFiles(
  { key, document }: Pick<Sent, 'key' | 'document'>,
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
  const sent = filesOf((await rowsByKey<Entry>('entries', [hashOf(key)])).get(hashOf(key)));
  for (const old of before)
    if (old.document === document && !sent.includes(old.file))
      await dropFile(hashOf(key), old.file);
}

/** After sending: what a correction has replaced. */
export const dropReplaced = (keyHash: string, { files = [] }: EntryContent): Promise<void> =>
  dropFiles(keyHash, new Set(files.map(({ file }) => file)));
