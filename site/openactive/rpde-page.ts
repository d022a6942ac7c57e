import { type FeedCursor, type FeedItem, inFeedOrder } from '#content/feed-cursor';
import { listWithdrawn } from '#content/withdrawn';
import { openActiveFeedPath } from '../../lib/paths.ts';
import { licence } from '../machines/licence.ts';
import type { OpportunityFeed } from './feeds.ts';

/** So many items are on a page. */
export const itemsOnPage = 200;

interface Asked {
  feed: OpportunityFeed;
  /** Undefined for the first page. */
  after: FeedCursor | undefined;
  now: Date;
  /** What changed later is not told yet, by the clock that stamps changes. */
  settled: number;
  origin: string;
}

/**
 * A page of a feed, by the rules of RPDE 1.0: what changed after the last item that the reader has, in the
 * order of change, then of number. The last page has no items and leads to itself.
 */
export async function rpdePage({ feed, after, now, settled, origin }: Asked) {
  const from = after ?? { modified: 0, id: 0 };
  const [updated, withdrawn] = await Promise.all([
    feed.listItems(from, now, itemsOnPage, origin),
    listWithdrawn(feed.withdrawn, from, itemsOnPage),
  ]);
  const found = [...updated, ...withdrawn].sort(inFeedOrder).slice(0, itemsOnPage);
  const items = found.filter(({ modified }) => modified <= settled);
  const page = {
    next: addressAfter(feed, items.at(-1) ?? after, origin),
    items: items.map((item) => toItem(item, feed)),
    license: licence.identifier,
  };
  return { page, isSettled: items.length === found.length };
}

function addressAfter({ name }: OpportunityFeed, last: FeedCursor | undefined, origin: string) {
  const address = origin + openActiveFeedPath(name);
  return last ? `${address}?afterTimestamp=${last.modified}&afterId=${last.id}` : address;
}

function toItem({ id, modified, thing }: FeedItem<object>, { kind }: OpportunityFeed) {
  return thing
    ? { state: 'updated', kind, id, modified, data: thing }
    : { state: 'deleted', kind, id, modified };
}
