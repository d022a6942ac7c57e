import { randomInt } from 'node:crypto';
import { type ContactErrors, checkContact } from '../lib/contact-check.ts';
import type { ContactFields } from '../lib/contact-fields.ts';
import { dayOf, yearOf } from '../lib/dates.ts';
import { openPayload } from './payload.ts';

export type ContactAnswer =
  | { kind: 'kept'; protocol: string }
  | { kind: 'wrong'; errors: ContactErrors };

/** Keeps what a citizen wrote and answers with its protocol; throws when it can't be kept. */
export async function sendMessage(fields: ContactFields, now: Date): Promise<ContactAnswer> {
  const checked = checkContact(fields);
  if ('errors' in checked) return { kind: 'wrong', errors: checked.errors };
  const { nome: name, email, assunto: subject, mensagem: message, sobre: about } = checked.message;
  const protocol = createProtocol(yearOf(dayOf(now)));
  const payload = await openPayload();
  const failure = await payload
    .create({
      collection: 'contact-messages',
      data: { protocol, name, email, subject, about, message, status: 'recebida' },
    })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  // Looked up, not believed: the adapter hides a commit that failed, and a number that leads to
  // nothing is worse than none.
  if (failure || !(await isProtocol(protocol)))
    throw failure ?? new Error('The message was not kept.');
  return { kind: 'kept', protocol };
}

/** Was this number really given to somebody? Nothing else about the message is ever said. */
export async function isProtocol(text: string): Promise<boolean> {
  if (!protocolShape.test(text)) return false;
  const payload = await openPayload();
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: { protocol: { equals: text } },
  });
  return totalDocs > 0;
}

/** Without I, L, O and U, which are misheard on the telephone and misread on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const protocolShape = new RegExp(`^\\d{4}-[${letters}]{6}$`);

/** Random, so that nobody learns from one number how many people wrote or what the next will be. */
function createProtocol(year: number): string {
  const code = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]);
  return `${year}-${code.join('')}`;
}
