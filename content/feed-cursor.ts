import type { Where } from 'payload';

/** The last item of a feed that its reader has; the first page begins before any. */
export interface FeedCursor {
  /** In milliseconds since 1970. */
  modified: number;
  id: number;
}

/** Without a thing: who has a copy deletes it. */
export interface FeedItem<Thing> extends FeedCursor {
  thing: Thing | undefined;
}

interface Changed {
  id: number;
  updatedAt: string;
}

type Find<Document> = (where: Where, sort: string[], limit: number) => Promise<Document[]>;

/** The end of the four-digit years: later moments are not in the order of their letters. */
const latest = 253_402_300_799_999;
/** As the database has it. */
export const momentText = (moment: number): string =>
  new Date(Math.min(moment, latest)).toISOString();

/**
 * The next documents in the order of change, then of number. None counts as changed before `since`, when
 * something changed that all of them show. Two questions, because an index answers each of them from its
 * first row on, however many documents changed at one moment.
 */
export async function documentsAfter<Document extends Changed>(
  find: Find<Document>,
  after: FeedCursor,
  since: number,
  count: number,
): Promise<Document[]> {
  const from = Math.max(after.modified, since);
  const moment = momentText(from);
  const together: Where = {
    and: [
      { updatedAt: from === since ? { less_than_equal: moment } : { equals: moment } },
      { id: { greater_than: after.modified < since ? 0 : after.id } },
    ],
  };
  const same = await find(together, ['id'], count);
  if (same.length === count) return same;
  const later: Where = { updatedAt: { greater_than: moment } };
  return [...same, ...(await find(later, ['updatedAt', 'id'], count - same.length))];
}

export const modifiedOf = ({ updatedAt }: Changed, since: number): number =>
  Math.max(Date.parse(updatedAt), since);

export const inFeedOrder = (a: FeedCursor, b: FeedCursor): number =>
  a.modified - b.modified || a.id - b.id;
