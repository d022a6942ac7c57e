import type { Where } from 'payload';
import { type EditionItem, readItems } from '../cms/editions/edition-items.ts';
import type { FreshItem, NewsletterRound } from '../cms/payload-types.ts';
import type { PickedItem } from '../lib/edition-items.ts';
import { mayBeginRound, whenToTell } from '../lib/fresh-round.ts';
import { openPayload } from './payload.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

const rounds = 'newsletter-rounds';
const notes = 'fresh-items';

/** More than editors publish in an hour; what a large import leaves goes with the next round. */
const mostItems = 300;

/** What is new, where the time for telling it has come. */
export async function beginRound(now: Date): Promise<NewsletterRound | undefined> {
  const last = await readLastRound();
  if (!mayBeginRound(last && new Date(last.startedAt), now)) return undefined;
  const waiting = await findWaiting(now);
  if (waiting.length === 0) return undefined;
  const payload = await openPayload();
  const items = await readItems(waiting.map(pickOf), undefined, { payload });
  const sorted = sortOut(waiting, items, now);
  return inTransaction((req) => write(sorted, last?.id ?? 0, now, req)).catch(async (error) => {
    // Another program has begun it.
    if ((await readLastRound())?.id === last?.id) throw error;
    return undefined;
  });
}

async function readLastRound(): Promise<NewsletterRound | undefined> {
  const { db } = await openPayload();
  const { docs } = await db.find<NewsletterRound>({
    ...{ collection: rounds, sort: '-id', limit: 1, pagination: false },
  });
  return docs[0];
}

async function findWaiting(now: Date): Promise<FreshItem[]> {
  const { db } = await openPayload();
  const due = { less_than_equal: now.toISOString() };
  const { docs } = await db.find<FreshItem>({
    ...{ collection: notes, where: { and: [{ round: { exists: false } }, { dueAt: due }] } },
    ...{ sort: 'dueAt', limit: mostItems, pagination: false },
  });
  return docs;
}

const pickOf = ({ kind, document }: FreshItem) => ({ of: kind, id: document }) as PickedItem;

interface Sorted {
  tell: number[];
  never: number[];
  /** Withdrawn before anybody was told: published again, it is new. */
  gone: number[];
  later: { id: number; from: Date }[];
}

function sortOut(waiting: FreshItem[], items: EditionItem[], now: Date): Sorted {
  const found = new Map(items.map((item) => [`${item.of} ${item.id}`, item]));
  const sorted: Sorted = { tell: [], never: [], gone: [], later: [] };
  for (const { id, kind, document, dueAt } of waiting) {
    const item = found.get(`${kind} ${document}`);
    const when = item && whenToTell(item, new Date(dueAt), now);
    if (!item) sorted.gone.push(id);
    else if (when === 'later') sorted.later.push({ id, from: item.from ?? now });
    else sorted[when === 'now' ? 'tell' : 'never'].push(id);
  }
  return sorted;
}

/** The round and what is in it, or neither. */
async function write(
  { tell, never, gone, later }: Sorted,
  after: number,
  now: Date,
  req: TransactionRequest,
): Promise<NewsletterRound | undefined> {
  const { db } = req.payload;
  const settle = (ids: number[], data: Partial<FreshItem>) =>
    db.updateMany({ collection: notes, where: byNumber(ids), data, req, returning: false });
  for (const { id, from } of later) await settle([id], { dueAt: from.toISOString() });
  if (gone.length > 0) await db.deleteMany({ collection: notes, where: byNumber(gone), req });
  if (never.length > 0) await settle(never, { round: 0 });
  if (tell.length === 0) return undefined;
  const data = { after, startedAt: now.toISOString(), state: 'enviando', cursor: 0, told: 0 };
  const round: NewsletterRound = await db.create({ collection: rounds, data, req });
  await settle(tell, { round: round.id });
  return round;
}

const byNumber = (ids: number[]): Where => ({
  and: [{ id: { in: ids } }, { round: { exists: false } }],
});

/** In the order of publishing. */
export async function itemsOfRound(round: number): Promise<PickedItem[]> {
  const { db } = await openPayload();
  const { docs } = await db.find<FreshItem>({
    ...{ collection: notes, where: { round: { equals: round } }, sort: 'dueAt' },
    pagination: false,
  });
  return docs.map(pickOf);
}
