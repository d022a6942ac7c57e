import type { PayloadRequest } from 'payload';
import type { Cause } from '../../mail/outbox.ts';
import type { Entry } from '../payload-types.ts';
import { type KeptEntry, openEntry } from './sealed-entry.ts';

export interface AcceptedEntry {
  entry: Entry;
  content: KeptEntry;
}

/** Those who have a place for sure, by category and then in the order of arrival. */
export async function listAccepted(signUp: number, { payload }: Cause): Promise<AcceptedEntry[]> {
  const { docs } = await payload.db.find<Entry>({
    collection: 'entries',
    where: { signUp: { equals: signUp }, state: { equals: 'aceita' } },
    sort: ['quotaLabel', 'arrival'],
    limit: 0,
    pagination: false,
  });
  return docs.map((entry) => ({ entry, content: openEntry(entry) }));
}

/** Who looked at the data of which entry or list. */
export async function noteLook(protocol: string, req: PayloadRequest): Promise<void> {
  await req.payload.db.create({
    collection: 'personal-looks',
    data: { who: req.user?.email, protocol },
    req,
    returning: false,
  });
}
