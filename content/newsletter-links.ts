import { noteForgottenRow } from '../cms/backup/forgotten.ts';
import { noteErasure } from '../cms/erase-deleted-bytes.ts';
import { linkSigner } from '../cms/link-signer.ts';
import type { NewsletterSubscription } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import { dropWaitingLetters } from '../mail/forget-mails.ts';
import { isCancelCode } from '../mail/newsletter-links.ts';
import { numberIn } from '../mail/signed-code.ts';
import { openPayload } from './payload.ts';
import { inTransaction } from './transaction.ts';

const collection = 'newsletter-subscriptions';

/** What a link from a mail can do. Unknown and expired links get the same answer. */
export type CodeState = 'open' | 'used' | 'void';

/** Changes nothing, because mail programs open links to check them. */
export async function checkConfirmCode(code: string, now: Date): Promise<CodeState> {
  const { db } = await openPayload();
  const found = await db.findOne<NewsletterSubscription>({
    collection,
    where: { tokenHash: { equals: hashOf(code) } },
  });
  if (!found) return 'void';
  if (found.state === 'confirmada') return 'used';
  return Date.parse(found.tokenExpiresAt ?? '') > now.getTime() ? 'open' : 'void';
}

/** One statement, so that a code confirms once only, even if it is sent twice at the same moment. */
export async function confirmSubscription(code: string, now: Date): Promise<CodeState> {
  const { db } = await openPayload();
  const confirmed: NewsletterSubscription | null = await db.updateOne({
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
  return confirmed ? 'open' : checkConfirmCode(code, now);
}

export async function isCancellable(code: string): Promise<boolean> {
  return (await subscriberOf(code)) !== undefined;
}

/**
 * Deletes the address, the proof of consent and mails that wait to be sent. False when there is no such
 * subscription.
 */
export async function cancelSubscription(code: string): Promise<boolean> {
  const subscriber = await subscriberOf(code);
  if (!subscriber) return false;
  const { id, email } = subscriber;
  await inTransaction(async (req) => {
    const { db } = req.payload;
    await db.deleteMany({ collection, where: { id: { equals: id } }, req });
    await dropWaitingLetters([email], req);
    await noteErasure(req);
    noteForgottenRow(collection, id);
  });
  if (await subscriberOf(code)) throw new Error('The subscription was not cancelled.');
  return true;
}

async function subscriberOf(code: string): Promise<NewsletterSubscription | undefined> {
  const id = numberIn(code);
  if (id === 0) return undefined;
  const { db } = await openPayload();
  const found = await db.findOne<NewsletterSubscription>({
    collection,
    where: { id: { equals: id } },
  });
  return found && isCancelCode(code, found, linkSigner.key) ? found : undefined;
}
