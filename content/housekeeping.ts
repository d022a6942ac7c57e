import { purgeOldMails } from '../mail/forget-mails.ts';
import { purgeUnconfirmed } from './newsletter.ts';
import { openPayload } from './payload.ts';
import {
  eraseOwed,
  forgetExpiredRequests,
  forgetOldMessages,
  forgetPostCounts,
} from './retention.ts';

/** What must not be kept for ever, each with its own rule; the bytes of it all go at the end. */
const jobs: ((now: Date) => Promise<void>)[] = [
  purgeUnconfirmed,
  async (now) => purgeOldMails(await openPayload(), now),
  forgetOldMessages,
  forgetExpiredRequests,
  forgetPostCounts,
  eraseOwed,
];

/** Every job is tried, whatever becomes of the others; what failed is told and tried again next time. */
export async function keepHouse(now: Date, report: (error: unknown) => void): Promise<void> {
  for (const job of jobs) await job(now).catch(report);
}
