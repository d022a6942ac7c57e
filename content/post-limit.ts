import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { countPost } from '../cms/count-post.ts';
import { senderNetwork } from '../lib/network-address.ts';
import type { PostKind } from '../lib/post-kinds.ts';
import { openPayload } from './payload.ts';

const windowMs = 60_000;
/** Refused senders are kept in memory too, so that a flood of posts does not become a flood of writes. */
const refused = new LRUCache<string, number>({ max: 10_000 });

/** Counts a post; returns the seconds to wait, 0 if it is allowed. */
export async function admitPost(
  address: string,
  limit: number,
  now: Date,
  kind: PostKind = 'post',
): Promise<number> {
  const payload = await openPayload();
  // A keyed hash: a copy of the database does not reveal network addresses.
  const sender = createHmac('sha256', payload.secret)
    .update(`${kind} ${senderNetwork(address)}`)
    .digest('base64url');
  const known = secondsUntil(refused.get(sender) ?? 0, now);
  if (known > 0) return known;
  const { count, windowEndsAt } = await countPost(payload, sender, now, windowMs);
  if (count <= limit) return 0;
  refused.set(sender, windowEndsAt.getTime());
  return Math.max(1, secondsUntil(windowEndsAt.getTime(), now));
}

const secondsUntil = (moment: number, now: Date) => Math.ceil((moment - now.getTime()) / 1000);
