import type { Where } from 'payload';
import type { EntryState } from '../../lib/vocabulary.ts';
import { relatedId } from '../related-id.ts';
import { type Asking, asPerson } from './ask.ts';

export interface EntryQueue {
  title: string;
  count: number;
  /** When the oldest came. */
  since: Date;
  /** The list of those entries. */
  address: string;
}

/** What somebody must decide on. */
const open = ['recebida', 'conferencia', 'recurso'] satisfies EntryState[];
export const waitingEntries: Where = { state: { in: open } };

/** Forms with entries to check; more are in the list of entries. */
const most = 6;

export interface EntryQueues {
  queues: EntryQueue[];
  /** All forms with entries to check, also those not listed. */
  count: number;
}

/** The forms whose entries have waited longest, each with its oldest. */
export async function entriesToCheck(asking: Asking): Promise<EntryQueues> {
  const [{ totalDocs: count }, oldest] = await Promise.all([
    asking.payload.findDistinct({
      ...{ collection: 'entries', field: 'signUp', where: waitingEntries, limit: 1 },
      ...asPerson(asking),
    }),
    oldestOfEachForm(asking),
  ]);
  return { queues: await Promise.all(oldest.map((one) => toQueue(one, asking))), count };
}

interface Oldest {
  signUp: number;
  createdAt: string;
}

/** One after another: the oldest entry of a form that has none yet. */
async function oldestOfEachForm(asking: Asking): Promise<Oldest[]> {
  const found: Oldest[] = [];
  while (found.length < most) {
    const { docs } = await asking.payload.find({
      collection: 'entries',
      where: { and: [waitingEntries, { signUp: { not_in: found.map(({ signUp }) => signUp) } }] },
      ...{ sort: 'createdAt', limit: 1, pagination: false },
      select: { signUp: true, createdAt: true },
      ...asPerson(asking),
    });
    const [first] = docs;
    const signUp = relatedId(first?.signUp);
    if (!first || signUp === undefined) break;
    found.push({ signUp, createdAt: first.createdAt });
  }
  return found;
}

async function toQueue({ signUp, createdAt }: Oldest, asking: Asking): Promise<EntryQueue> {
  const { payload } = asking;
  const [{ totalDocs }, form] = await Promise.all([
    payload.count({
      collection: 'entries',
      where: { and: [waitingEntries, { signUp: { equals: signUp } }] },
      ...asPerson(asking),
    }),
    payload.findByID({
      ...{ collection: 'sign-ups', id: signUp, disableErrors: true, depth: 0 },
      select: { title: true },
    }),
  ]);
  return {
    title: form?.title ?? 'Inscrições',
    count: totalDocs,
    since: new Date(createdAt),
    address: listOf(signUp),
  };
}

function listOf(signUp: number): string {
  const where = new URLSearchParams({
    'where[or][0][and][0][signUp][equals]': String(signUp),
    'where[or][0][and][1][state][in]': open.join(','),
  });
  return `/admin/collections/entries?${where}`;
}
