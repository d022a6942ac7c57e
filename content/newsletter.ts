import { z } from 'zod';
import { cleanText } from '../lib/clean-text.ts';
import { openPayload } from './payload.ts';

/** Changes whenever the sentence beside the form does, so that we can prove what was agreed to. */
export const consentVersion = '2026-11';

export type SubscribeAnswer = 'subscribed' | 'empty' | 'malformed';

const longestAddress = 254;
const longestName = 100;
const address = z.email().max(longestAddress);

/** Known and new addresses get the same answer, so that nobody learns who is subscribed. */
export async function subscribe(
  typed: string,
  origin: string,
  name = '',
): Promise<SubscribeAnswer> {
  const email = typed.trim().toLowerCase();
  if (email === '') return 'empty';
  if (!address.safeParse(email).success) return 'malformed';
  if (!(await isKnown(email))) await insert(email, origin, short(cleanText(name)));
  return 'subscribed';
}

/** Cut between letters, never inside one. */
const short = (text: string) => [...text].slice(0, longestName).join('');

/** The page is told by the form itself, so it may be anything. */
const pageOf = (origin: string) => (/^\/[\w/-]{0,200}$/.test(origin) ? origin : '/newsletter');

async function insert(email: string, page: string, name: string): Promise<void> {
  const origin = pageOf(page);
  const payload = await openPayload();
  const state = 'pendente' as const;
  const data = { email, state, origin, consentVersion, ...(name === '' ? {} : { name }) };
  const failure = await payload.create({ collection: 'newsletter-subscriptions', data }).then(
    () => undefined,
    (error: unknown) => error,
  );
  // Looked up, not believed: the adapter hides a commit that failed, and when one address comes twice
  // at the same moment, the one that failed is stored all the same.
  if (!(await isKnown(email))) throw failure ?? new Error('The address was not kept.');
}

async function isKnown(email: string): Promise<boolean> {
  const payload = await openPayload();
  const { totalDocs } = await payload.count({
    collection: 'newsletter-subscriptions',
    where: { email: { equals: email } },
  });
  return totalDocs > 0;
}
