import { openEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry } from '../cms/payload-types.ts';
import { giveBack, spend } from '../cms/spend.ts';
import type { EntryContent } from '../lib/entry.ts';
import { openPayload } from './payload.ts';
import type { TransactionRequest } from './transaction.ts';

const windowMs = 86_400_000;
const megabyte = 1024 ** 2;

/** What one network address may send in a day: hundreds of usual photographs, for many people may share one. */
export const bytesOfSender = (sender: string) => ({
  of: `arquivos de ${sender}`,
  limit: 200 * megabyte,
  windowMs,
});

/** What may lie in drafts that nobody has sent; after a day their files go. */
export const bytesOfAll = { of: 'arquivos de rascunhos', limit: 4096 * megabyte, windowMs };

export async function mayKeep(
  budget: typeof bytesOfAll,
  bytes: number,
  now: Date,
): Promise<boolean> {
  return spend(budget, bytes, now, { payload: await openPayload() });
}

/** What is sent is no draft's any more; of a correction, what came with it. */
export async function giveBackSent(
  { files = [] }: EntryContent,
  earlier: Entry | undefined,
  req: TransactionRequest,
): Promise<void> {
  const known = new Set((earlier ? openEntry(earlier).files : [])?.map(({ file }) => file));
  const bytes = files.reduce((sum, one) => sum + (known.has(one.file) ? 0 : one.bytes), 0);
  if (bytes > 0) await giveBack(bytesOfAll, bytes, req);
}
