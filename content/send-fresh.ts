import type { Where } from 'payload';
import { type EditionItem, readItems } from '../cms/editions/edition-items.ts';
import { linkSigner } from '../cms/link-signer.ts';
import type { NewsletterRound, NewsletterSubscription } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import { isLetterHour, isPast } from '../lib/fresh-round.ts';
import { partFor, readLetterChoices } from '../lib/letter-choices.ts';
import { freshMail } from '../mail/letters/newsletter.ts';
import { putAllInOutbox } from '../mail/outbox.ts';
import { isPublicityHidden } from './electoral-period.ts';
import { beginRound, itemsOfRound } from './fresh-rounds.ts';
import { openPayload } from './payload.ts';
import { inTransaction } from './transaction.ts';

const collection = 'newsletter-rounds';

/** So many readers in one transaction: others who write wait for it. */
export const readersAtOnce = 200;
/** So many transactions in a run; the rest has its turn a minute later. */
const mostSlices = 50;

/**
 * Tells what is new to those who want it at once, each once; run every minute, by the machine's clock, as the
 * outbox. A slice is one transaction: its mails, and the number of the last reader in it. Whoever does the same
 * at the same moment waits at the row and goes on from there.
 */
export async function sendFresh(now: Date): Promise<void> {
  // The law forbids it; what is old when the period is over is not told any more.
  if (!isLetterHour(now) || (await isPublicityHidden(now))) return;
  const round = (await findOpenRound()) ?? (await beginRound(now));
  if (!round) return;
  const payload = await openPayload();
  const isOld = isPast(new Date(round.startedAt), now);
  const items = isOld ? [] : await readItems(await itemsOfRound(round.id), now, { payload });
  if (items.length === 0) return closeRound(round.id);
  for (let slice = 0; slice < mostSlices; slice += 1)
    if (!(await tellSome(round.id, items))) return;
}

async function findOpenRound(): Promise<NewsletterRound | undefined> {
  const { db } = await openPayload();
  const { docs } = await db.find<NewsletterRound>({
    ...{ collection, where: { state: { equals: 'enviando' } }, sort: 'id' },
    ...{ limit: 1, pagination: false },
  });
  return docs[0];
}

const isOpen = (id: number): Where => ({
  and: [{ id: { equals: id } }, { state: { equals: 'enviando' } }],
});

/** All of it was withdrawn meanwhile, or is old. */
async function closeRound(id: number): Promise<void> {
  const { db } = await openPayload();
  await db.updateOne({
    ...{ collection, where: isOpen(id), data: { state: 'enviada' }, options: { atomic: true } },
  });
}

const wantsItAtOnce: Where[] = [
  { state: { equals: 'confirmada' } },
  { rhythm: { equals: 'logo' } },
];

/** Returns whether there is more to tell. */
const tellSome = (id: number, items: EditionItem[]): Promise<boolean> =>
  inTransaction(async (req) => {
    const { db } = req.payload;
    // Locks the row.
    const round: NewsletterRound | null = await db.updateOne({
      collection,
      where: isOpen(id),
      data: { state: 'enviando' },
      options: { atomic: true },
      req,
    });
    if (!round) return false;
    const { docs } = await db.find<NewsletterSubscription>({
      collection: 'newsletter-subscriptions',
      where: { and: [...wantsItAtOnce, { id: { greater_than: round.cursor } }] },
      select: { email: true, choices: true },
      ...{ sort: 'id', limit: readersAtOnce, pagination: false, req },
    });
    const letters = docs.flatMap((reader) => letterTo(reader, id, items));
    await putAllInOutbox(letters, req);
    const isLast = docs.length < readersAtOnce;
    await db.updateOne({
      ...{ collection, id, req, returning: false },
      data: {
        cursor: docs.at(-1)?.id ?? round.cursor,
        told: round.told + letters.length,
        ...(isLast ? { state: 'enviada' } : {}),
      },
    });
    return !isLast;
  });

function letterTo(reader: NewsletterSubscription, round: number, items: EditionItem[]) {
  const part = partFor(items, readLetterChoices(reader.choices));
  if (!part) return [];
  // Unique: nobody gets a round twice, whatever happens.
  const name = `novidades-${round}-${reader.id}-${hashOf(reader.email).slice(0, 16)}`;
  return [freshMail(reader, { items: part, name }, linkSigner)];
}
