import type { Where } from 'payload';
import { noteErasure } from '../cms/erase-deleted-bytes.ts';
import { holdAddress } from '../cms/hold-name.ts';
import { linkSigner } from '../cms/link-signer.ts';
import type { NewsletterSubscription } from '../cms/payload-types.ts';
import { cleanText } from '../lib/clean-text.ts';
import { createCode, hashOf } from '../lib/codes.ts';
import { consent } from '../lib/consent.ts';
import { isEmailAddress } from '../lib/email-address.ts';
import { paths } from '../lib/paths.ts';
import { retention } from '../lib/retention.ts';
import { dropWaitingLetters } from '../mail/forget-mails.ts';
import { confirmationMail } from '../mail/letters/newsletter.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { openPayload } from './payload.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

export type SubscribeAnswer = 'subscribed' | 'empty' | 'malformed';

interface SubscribeForm {
  email: string;
  origin: string;
  name?: string;
}

const collection = 'newsletter-subscriptions';
const minute = 60_000;
const hour = 60 * minute;
const codeLifeMs = retention.confirmLinkHours * hour;
const unconfirmedLifeMs = retention.unconfirmedDays * 24 * hour;
/** Limits how many mails somebody can send to a stranger's mailbox through our form. */
const betweenMailsMs = 15 * minute;
const longestName = 100;

/**
 * Known and new addresses get the same answer, so that it does not tell who is subscribed. Read back
 * afterwards: the adapter hides a commit that failed.
 */
export async function subscribe(form: SubscribeForm, now: Date): Promise<SubscribeAnswer> {
  const email = form.email.trim().toLowerCase();
  if (email === '') return 'empty';
  if (!isEmailAddress(email)) return 'malformed';
  const failure = await inTransaction((request) => ask({ ...form, email }, now, request)).then(
    () => undefined,
    (error: unknown) => error,
  );
  const { db } = await openPayload();
  const kept = await db.findOne<NewsletterSubscription>({ collection, where: isOf(email) });
  if (!kept || !isSettled(kept, now)) throw failure ?? new Error('The address was not kept.');
  return 'subscribed';
}

/** The subscription and its mail, or neither. */
async function ask(form: SubscribeForm, now: Date, request: TransactionRequest): Promise<void> {
  const { db } = request.payload;
  await holdAddress(form.email, request);
  const known = await db.findOne<NewsletterSubscription>({
    collection,
    where: isOf(form.email),
    req: request,
  });
  if (known && isSettled(known, now)) {
    const data = { updatedAt: new Date().toISOString() };
    await db.updateOne({ collection, id: known.id, data, req: request, returning: false });
    return;
  }
  const code = createCode();
  const name = short(cleanText(form.name ?? ''));
  const data = {
    email: form.email,
    state: 'pendente',
    origin: pageOf(form.origin),
    consentVersion: consent.version,
    consentAt: now.toISOString(),
    tokenHash: hashOf(code),
    tokenExpiresAt: new Date(now.getTime() + codeLifeMs).toISOString(),
    ...(name === '' ? {} : { name }),
  };
  const { id }: { id: number } = known
    ? await db.updateOne({ collection, id: known.id, data, req: request })
    : await db.create({ collection, data, req: request });
  await putInOutbox(confirmationMail({ id, email: form.email }, code, linkSigner), request);
}

const isOf = (email: string) => ({ email: { equals: email } });

/** Nothing to send: confirmed already, or the mail has just gone out. */
function isSettled({ state, consentAt }: NewsletterSubscription, now: Date): boolean {
  if (state === 'confirmada') return true;
  return Boolean(consentAt) && now.getTime() - Date.parse(consentAt ?? '') < betweenMailsMs;
}

/** Cuts between whole characters. */
const short = (text: string) => [...text].slice(0, longestName).join('');

/** The page is told by the form itself, so it may be anything. */
const pageOf = (origin: string) => (/^\/[\w/-]{0,200}$/.test(origin) ? origin : paths.newsletter);

const purgedAtOnce = 200;

/** Who never confirmed did not consent, so the address and its waiting mail are deleted. */
export async function purgeUnconfirmed(now: Date): Promise<void> {
  const limit = new Date(now.getTime() - unconfirmedLifeMs).toISOString();
  const old: Where[] = [{ state: { equals: 'pendente' } }, { consentAt: { less_than: limit } }];
  const purgeSome = () =>
    inTransaction(async (req) => {
      const { db } = req.payload;
      const { docs } = await db.find<NewsletterSubscription>({
        collection,
        where: { and: old },
        limit: purgedAtOnce,
        pagination: false,
        select: { email: true },
        req,
      });
      if (docs.length === 0) return 0;
      const ids = docs.map(({ id }) => id);
      await db.deleteMany({ collection, where: { and: [...old, { id: { in: ids } }] }, req });
      const addresses = docs.map(({ email }) => email);
      await dropWaitingLetters(addresses, req);
      await noteErasure(req);
      return docs.length;
    });
  while ((await purgeSome()) === purgedAtOnce);
}
