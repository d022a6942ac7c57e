import type { SubjectCollection } from '../lib/subjects.ts';
import { readLastChange } from './last-change.ts';
import { readLastWithdrawal, type WithdrawnKind } from './withdrawn.ts';

type Shared = SubjectCollection & (WithdrawnKind | 'municipalities');

/**
 * When something last changed in collections of which items of a feed show a part: from then on every item
 * counts as changed, because who follows a feed is sent nothing that is older than what he has.
 */
export async function lastSharedChange(collections: Shared[]): Promise<number> {
  const withdrawn = collections.filter((name) => name !== 'municipalities');
  const moments = await Promise.all([
    ...collections.map((collection) => readLastChange(collection)),
    readLastWithdrawal(withdrawn),
  ]);
  return Math.max(0, ...moments.map((moment) => moment?.getTime() ?? 0));
}
