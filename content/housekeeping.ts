import { purgeOldMails } from '../mail/forget-mails.ts';
import { forgetEntries, passOnOffers } from './entry-jobs.ts';
import { purgeUnconfirmed } from './newsletter.ts';
import { openPayload } from './payload.ts';
import {
  eraseWhatIsNoted,
  forgetDrafts,
  forgetExpiredRequests,
  forgetOldMessages,
  forgetPostCounts,
  forgetWithdrawn,
} from './retention.ts';
import { purgeAlerts } from './send-openings.ts';

/** What is deleted after some time, each job with its own rule. The last one removes the bytes. */
const jobs: ((now: Date) => Promise<void>)[] = [
  purgeUnconfirmed,
  purgeAlerts,
  async (now) => purgeOldMails(await openPayload(), now),
  forgetOldMessages,
  forgetExpiredRequests,
  forgetPostCounts,
  forgetWithdrawn,
  forgetDrafts,
  passOnOffers,
  forgetEntries,
  eraseWhatIsNoted,
];

/** Runs every job, also after one that failed; failures are reported and tried again next time. */
export async function runHousekeeping(now: Date, report: (error: unknown) => void): Promise<void> {
  for (const job of jobs) await job(now).catch(report);
}
