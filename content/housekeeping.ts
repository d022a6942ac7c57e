import { encryptClearMails } from '../mail/encrypt-again.ts';
import { purgeOldMails } from '../mail/forget-mails.ts';
import { emptyBin } from './empty-bin.ts';
import { forgetLooseFiles } from './entry-files.ts';
import { forgetEntries, passOnOffers } from './entry-jobs.ts';
import { forgetUntouchedDrafts } from './forget-untouched.ts';
import { mendBinnedFiles } from './mend-binned-files.ts';
import { purgeUnconfirmed } from './newsletter.ts';
import { openPayload } from './payload.ts';
import {
  eraseWhatIsNoted,
  forgetBackupRuns,
  forgetDrafts,
  forgetExpiredRequests,
  forgetOldAudit,
  forgetOldLooks,
  forgetOldMessages,
  forgetPostCounts,
  forgetWithdrawn,
} from './retention.ts';
import { forgetOldSchedules } from './run-schedules.ts';
import { purgeAlerts } from './send-openings.ts';

/** What is deleted after some time, each job with its own rule. The last one removes the bytes. */
const jobs: ((now: Date) => Promise<void>)[] = [
  purgeUnconfirmed,
  purgeAlerts,
  async (now) => purgeOldMails(await openPayload(), now),
  async () => void (await encryptClearMails(await openPayload())),
  forgetOldMessages,
  forgetOldLooks,
  forgetOldAudit,
  forgetExpiredRequests,
  forgetPostCounts,
  forgetWithdrawn,
  // Moves are made by the machine's clock, which a frozen clock of the site does not know.
  () => mendBinnedFiles(new Date()),
  forgetBackupRuns,
  emptyBin,
  forgetDrafts,
  forgetUntouchedDrafts,
  forgetOldSchedules,
  passOnOffers,
  forgetEntries,
  forgetLooseFiles,
  eraseWhatIsNoted,
];

/** Runs every job, also after one that failed; failures are reported and tried again next time. */
export async function runHousekeeping(now: Date, report: (error: unknown) => void): Promise<void> {
  for (const job of jobs) await job(now).catch(report);
}
