import type { Where } from 'payload';
import { type FeedCursor, type FeedItem, momentText } from './feed-cursor.ts';
import { openPayload } from './payload.ts';

/** The collections of which is noted what was withdrawn, and the single dates of rules. */
export type WithdrawnKind =
  | 'events'
  | 'places'
  | 'programs'
  | 'scheduled-sessions'
  | 'session-rules'
  | 'special-days';

/** What is public no more, in the order in which that happened. */
export async function listWithdrawn(
  of: WithdrawnKind,
  after: FeedCursor,
  count: number,
): Promise<FeedItem<never>[]> {
  const at = momentText(after.modified);
  const together: Where = {
    and: [{ withdrawnAt: { equals: at } }, { document: { greater_than: after.id } }],
  };
  const same = await find([of], together, ['document'], count);
  const later: Where = { withdrawnAt: { greater_than: at } };
  const rest = await find([of], later, ['withdrawnAt', 'document'], count - same.length);
  return [...same, ...rest].map(({ document, withdrawnAt }) => ({
    id: document,
    modified: Date.parse(withdrawnAt),
    thing: undefined,
  }));
}

/** When something of these kinds was last withdrawn; undefined when nothing was lately. */
export async function readLastWithdrawal(of: WithdrawnKind[]): Promise<Date | undefined> {
  const [last] = await find(of, {}, ['-withdrawnAt'], 1);
  return last && new Date(last.withdrawnAt);
}

async function find(of: WithdrawnKind[], where: Where, sort: string[], limit: number) {
  if (limit <= 0 || of.length === 0) return [];
  const payload = await openPayload();
  // Nobody may read this collection, but it holds numbers only.
  const { docs } = await payload.find({
    collection: 'withdrawn-items',
    where: { and: [{ of: { in: of } }, where] },
    sort,
    limit,
    pagination: false,
    depth: 0,
  });
  return docs;
}
