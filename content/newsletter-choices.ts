import { linkSigner } from '../cms/link-signer.ts';
import type { NewsletterSubscription } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import { type LetterChoices, readLetterChoices } from '../lib/letter-choices.ts';
import { maskedAddress } from '../lib/masked-address.ts';
import type { LetterRhythm } from '../lib/vocabulary.ts';
import { cancelCode, choicesCode, isChoicesCode } from '../mail/newsletter-links.ts';
import { numberIn } from '../mail/signed-code.ts';
import { asVisitor, openPayload } from './payload.ts';

const collection = 'newsletter-subscriptions';

/** What somebody wants to get, and how often. */
export interface Wanted extends LetterChoices {
  rhythm: LetterRhythm;
}

export interface OwnChoices {
  wanted: Wanted;
  /** Enough to recognise one's own: a letter may have been passed on, with its links. */
  address: string;
  /** For the link that cancels. */
  cancelCode: string;
}

/** 'pending': who has not confirmed yet has nothing to choose. 'void': unknown, or cancelled since. */
export async function findChoices(code: string): Promise<OwnChoices | 'pending' | 'void'> {
  const found = await subscriberOf(code);
  if (!found) return 'void';
  if (found.state !== 'confirmada') return 'pending';
  const { towns, subjects } = readLetterChoices(found.choices);
  return {
    wanted: { rhythm: found.rhythm ?? 'semanal', towns, subjects },
    address: maskedAddress(found.email),
    cancelCode: cancelCode(found, linkSigner.key),
  };
}

/** Stored, then read back: the answer shows what the database has. */
export async function keepChoices(
  code: string,
  { rhythm, towns, subjects }: Wanted,
): Promise<OwnChoices | 'pending' | 'void'> {
  const found = await subscriberOf(code);
  if (!found) return 'void';
  const { db } = await openPayload();
  await db.updateOne({
    collection,
    where: { and: [{ id: { equals: found.id } }, { state: { equals: 'confirmada' } }] },
    data: { rhythm, choices: { towns, subjects } },
    options: { atomic: true },
  });
  return findChoices(code);
}

/** For who has just confirmed: the code of that mail opens their choices too. */
export async function choicesCodeAfter(confirmCode: string): Promise<string | undefined> {
  const { db } = await openPayload();
  const found = await db.findOne<NewsletterSubscription>({
    collection,
    where: {
      and: [{ tokenHash: { equals: hashOf(confirmCode) } }, { state: { equals: 'confirmada' } }],
    },
  });
  return found ? choicesCode(found, linkSigner.key) : undefined;
}

async function subscriberOf(code: string): Promise<NewsletterSubscription | undefined> {
  const id = numberIn(code);
  if (id === 0) return undefined;
  const { db } = await openPayload();
  const found = await db.findOne<NewsletterSubscription>({
    collection,
    where: { id: { equals: id } },
  });
  return found && isChoicesCode(code, found, linkSigner.key) ? found : undefined;
}

export interface Town {
  id: number;
  name: string;
}

/** By number: a municipality's address may change. */
export async function listTowns(): Promise<Town[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'municipalities',
    select: { name: true },
    ...{ sort: 'name', pagination: false, ...asVisitor },
  });
  return docs.map(({ id, name }) => ({ id, name }));
}
