import { judgeClock, type LastRun } from '../lib/retention-clock.ts';
import { encryptClearMails } from '../mail/encrypt-again.ts';
import { purgeOldMails } from '../mail/forget-mails.ts';
import { emptyBin } from './empty-bin.ts';
import { forgetEntries, passOnOffers } from './entry-jobs.ts';
import { forgetUntouchedDrafts } from './forget-untouched.ts';
import { forgetLooseFiles, forgetUnsentFiles } from './loose-entry-files.ts';
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

type Job = (now: Date) => Promise<void>;

/** What is deleted after some time, each job with its own rule; and places that go on to others, which can't be undone either. */
const byAge: Job[] = [
  purgeUnconfirmed,
  purgeAlerts,
  async (now) => purgeOldMails(await openPayload(), now),
  forgetOldMessages,
  forgetOldLooks,
  forgetOldAudit,
  forgetExpiredRequests,
  forgetPostCounts,
  forgetWithdrawn,
  forgetBackupRuns,
  emptyBin,
  forgetDrafts,
  forgetUnsentFiles,
  forgetUntouchedDrafts,
  forgetOldSchedules,
  passOnOffers,
  forgetEntries,
];

/** What does not depend on the date. The last one removes the bytes. */
const always: Job[] = [
  // Moves are made by the machine's clock, which a frozen clock of the site does not know.
  () => mendBinnedFiles(new Date()),
  forgetLooseFiles,
  async () => void (await encryptClearMails(await openPayload())),
  eraseWhatIsNoted,
];

/**
 * Runs every job, also after one that failed; failures are reported and tried again next time. It is the machine's
 * clock that may have jumped, not the one that tests freeze.
 */
export async function runHousekeeping(
  now: Date,
  report: (error: unknown) => void,
  clock = new Date(),
): Promise<void> {
  const isTrusted = await trustsClock(clock, report).catch((error: unknown) => {
    report(error);
    return false;
  });
  for (const job of isTrusted ? [...byAge, ...always] : always) await job(now).catch(report);
}

const noted = 'housekeeping';

/** Notes this run in the content system's store of keys and values, and tells the operator once that it waits. */
async function trustsClock(now: Date, report: (error: unknown) => void): Promise<boolean> {
  const { kv } = await openPayload();
  const last = await kv.get<LastRun>(noted);
  const { isTrusted, run } = judgeClock(last ?? undefined, now);
  await kv.set(noted, run).catch(async (error: unknown) => {
    // Of two programs that write it for the first time at the same moment, the second fails.
    if (!(await kv.has(noted))) throw error;
  });
  if (run.doubtedSince === run.at)
    report(
      new Error(
        `A última limpeza foi em ${last?.at} e agora são ${run.at}. Confira o relógio: nada é apagado pela idade antes de amanhã.`,
      ),
    );
  return isTrusted;
}
