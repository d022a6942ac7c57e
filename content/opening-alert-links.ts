import { noteForgottenRow } from '../cms/backup/forgotten.ts';
import { noteErasure } from '../cms/erase-deleted-bytes.ts';
import { linkSigner } from '../cms/link-signer.ts';
import type { OpeningAlert } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import { alertCancelling } from '../mail/letters/opening-alert.ts';
import { isSignedCode, numberIn } from '../mail/signed-code.ts';
import type { CodeState } from './newsletter-links.ts';
import { openPayload } from './payload.ts';
import { inTransaction } from './transaction.ts';

const collection = 'opening-alerts';

/** Changes nothing, because mail programs open links to check them. */
export async function checkAlertCode(code: string, now: Date): Promise<CodeState> {
  const { db } = await openPayload();
  const where = { tokenHash: { equals: hashOf(code) } };
  const found = await db.findOne<OpeningAlert>({ collection, where });
  if (!found) return 'void';
  if (found.state === 'confirmada') return 'used';
  return Date.parse(found.tokenExpiresAt ?? '') > now.getTime() ? 'open' : 'void';
}

/** One statement, so that a code confirms once only, even if it is sent twice at the same moment. */
export async function confirmAlert(code: string, now: Date): Promise<CodeState> {
  const { db } = await openPayload();
  const confirmed: OpeningAlert | null = await db.updateOne({
    collection,
    where: {
      and: [
        { tokenHash: { equals: hashOf(code) } },
        { state: { equals: 'pendente' } },
        { tokenExpiresAt: { greater_than: now.toISOString() } },
      ],
    },
    data: { state: 'confirmada', confirmedAt: now.toISOString() },
    options: { atomic: true },
  });
  return confirmed ? 'open' : checkAlertCode(code, now);
}

export const isAlertCancellable = async (code: string): Promise<boolean> =>
  (await alertOf(code)) !== undefined;

/** Deletes the address and the proof of consent. False when nobody waits by this code. */
export async function cancelAlert(code: string): Promise<boolean> {
  const alert = await alertOf(code);
  if (!alert) return false;
  await inTransaction(async (req) => {
    await req.payload.db.deleteMany({ collection, where: { id: { equals: alert.id } }, req });
    await noteErasure(req);
    noteForgottenRow(collection, alert.id);
  });
  if (await alertOf(code)) throw new Error('The request was not deleted.');
  return true;
}

async function alertOf(code: string): Promise<OpeningAlert | undefined> {
  const id = numberIn(code);
  if (id === 0) return undefined;
  const { db } = await openPayload();
  const found = await db.findOne<OpeningAlert>({ collection, where: { id: { equals: id } } });
  return found && isSignedCode(code, alertCancelling, found, linkSigner.key) ? found : undefined;
}
