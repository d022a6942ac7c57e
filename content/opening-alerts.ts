import type { Where } from 'payload';
import { holdAddress } from '../cms/hold-name.ts';
import { linkSigner } from '../cms/link-signer.ts';
import type { OpeningAlert } from '../cms/payload-types.ts';
import { createCode, hashOf } from '../lib/codes.ts';
import { alertConsent } from '../lib/consent.ts';
import { isEmailAddress } from '../lib/email-address.ts';
import { retention } from '../lib/retention.ts';
import { serviceState } from '../lib/service-state.ts';
import { alertConfirmationMail } from '../mail/letters/opening-alert.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { openPayload } from './payload.ts';
import { readService, type ServiceCard } from './services.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

/** 'open': there is nothing to wait for, one can ask for the service now or not any more. */
export type AlertAnswer = 'asked' | 'empty' | 'malformed' | 'open';

const collection = 'opening-alerts';
const codeLifeMs = retention.confirmLinkHours * 3_600_000;
/** Limits how many mails somebody can send to a stranger's mailbox through our form. */
const betweenMailsMs = 15 * 60_000;

/**
 * Known and new addresses get the same answer, so that it does not tell who waits. Read back afterwards: the
 * adapter hides a commit that failed.
 */
export async function askForAlert(
  form: { email: string; service: string },
  now: Date,
): Promise<AlertAnswer> {
  const service = await readService(form.service);
  if (!service || serviceState(service, now).kind !== 'opens') return 'open';
  const email = form.email.trim().toLowerCase();
  if (email === '') return 'empty';
  if (!isEmailAddress(email)) return 'malformed';
  const failure = await inTransaction((request) => ask(email, service, now, request)).then(
    () => undefined,
    (error: unknown) => error,
  );
  const { db } = await openPayload();
  const kept = await db.findOne<OpeningAlert>({ collection, where: isOf(email, service) });
  if (!kept || !isSettled(kept, now)) throw failure ?? new Error('The address was not kept.');
  return 'asked';
}

/** The request and its mail, or neither. */
async function ask(
  email: string,
  service: ServiceCard,
  now: Date,
  request: TransactionRequest,
): Promise<void> {
  const { db } = request.payload;
  await holdAddress(email, request);
  const where = isOf(email, service);
  const known = await db.findOne<OpeningAlert>({ collection, where, req: request });
  if (known && isSettled(known, now)) return;
  const code = createCode();
  const data = {
    email,
    service: service.id,
    state: 'pendente',
    consentVersion: alertConsent.version,
    consentAt: now.toISOString(),
    tokenHash: hashOf(code),
    tokenExpiresAt: new Date(now.getTime() + codeLifeMs).toISOString(),
  };
  const { id }: { id: number } = known
    ? await db.updateOne({ collection, id: known.id, data, req: request })
    : await db.create({ collection, data, req: request });
  const mail = alertConfirmationMail({ id, email }, { title: service.title, code }, linkSigner);
  await putInOutbox(mail, request);
}

const isOf = (email: string, { id }: Pick<ServiceCard, 'id'>): Where => ({
  and: [{ email: { equals: email } }, { service: { equals: id } }],
});

/** Nothing to send: confirmed already, or the mail has just gone out. */
const isSettled = ({ state, consentAt }: OpeningAlert, now: Date): boolean =>
  state === 'confirmada' || now.getTime() - Date.parse(consentAt) < betweenMailsMs;
