import type { Where } from 'payload';
import { withdrawableStates } from '../../lib/entry.ts';
import type { Cause } from '../../mail/outbox.ts';
import type { Entry, EntryNotice } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';

type Told = Pick<
  EntryNotice,
  'kind' | 'scope' | 'toState' | 'entry' | 'signUp' | 'changedAt' | 'cursor'
>;

/**
 * Entries that a notice is for and that were not told yet. A change is told to those that still stand, and were
 * there when it was made: whoever came later has read what is true now.
 */
export function recipientsOf(notice: Told): Where {
  const { kind, scope, toState, entry, signUp, changedAt, cursor } = notice;
  const states = kind === 'mudanca' ? [...withdrawableStates] : [toState];
  return {
    and: [
      { signUp: { equals: relatedId(signUp) } },
      { id: { greater_than: cursor ?? 0 } },
      // The number of an entry that was deleted is gone, and so is its message.
      scope === 'uma' ? { id: { equals: relatedId(entry) ?? 0 } } : { state: { in: states } },
      { state: { not_equals: 'desistiu' } },
      ...(changedAt ? [{ createdAt: { less_than_equal: changedAt } }] : []),
    ],
  };
}

export async function findRecipients(
  notice: Told,
  limit: number,
  req: Cause,
): Promise<readonly Entry[]> {
  const { docs } = await req.payload.db.find<Entry>({
    ...{ collection: 'entries', where: recipientsOf(notice), sort: 'id', limit },
    ...{ pagination: false, req },
  });
  return docs;
}

export const countRecipients = async (notice: Told, req: Cause): Promise<number> =>
  (await req.payload.db.count({ collection: 'entries', where: recipientsOf(notice), req }))
    .totalDocs;
