import type { Where } from 'payload';
import { dayOf } from '../../lib/dates.ts';
import { startOfDay } from '../../lib/local-moment.ts';
import { type Asking, asPerson } from './ask.ts';

export interface MailFigures {
  sentToday: number;
  waiting: number;
  failed: number;
}

/** Went wrong, or nobody knows: somebody must look at it. */
export const stuckStates = ['falhou', 'incerto'];

export async function mailFigures(asking: Asking, now: Date): Promise<MailFigures> {
  const count = async (where: Where) => {
    const { totalDocs } = await asking.payload.count({
      collection: 'outgoing-mails',
      where,
      ...asPerson(asking),
    });
    return totalDocs;
  };
  const today = startOfDay(dayOf(now)).toISOString();
  const [sentToday, waiting, failed] = await Promise.all([
    count({ sentAt: { greater_than_equal: today } }),
    count({ state: { in: ['esperando', 'enviando'] } }),
    count({ state: { in: stuckStates } }),
  ]);
  return { sentToday, waiting, failed };
}
