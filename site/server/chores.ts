import { join } from 'node:path';
import { readContentVersion } from '../../content/content-version.ts';
import { keepBackups } from '../../content/daily-backup.ts';
import { runHousekeeping } from '../../content/housekeeping.ts';
import { measureDatabase } from '../../content/metrics.ts';
import { noteViewers } from '../../content/note-viewers.ts';
import { openPayload } from '../../content/payload.ts';
import { runSchedules } from '../../content/run-schedules.ts';
import { sendEditions } from '../../content/send-editions.ts';
import { sendFresh } from '../../content/send-fresh.ts';
import { sendOpenings } from '../../content/send-openings.ts';
import { readSiteSettings } from '../../content/site-settings.ts';
import { tellEntrants } from '../../content/tell-entrants.ts';
import { now } from '../../lib/clock.ts';
import type { Settings } from '../../lib/settings.ts';
import { removeMailFiles, startMailFiles } from '../../mail/mail-files.ts';
import { mailFolder } from '../../mail/mail-folder.ts';
import { startMailWorker } from '../../mail/worker.ts';
import { keepMirror } from './mirror/keep-mirror.ts';
import { reportFailure } from './report-failure.ts';

const hourly = 60 * 60_000;
const everyMinute = 60_000;

/** What is done beside the pages: mail, schedules, notices, housekeeping, backups, the copy for nginx. Several programs may do so at once. */
export function startChores(settings: Settings) {
  measureDatabase();
  const mail = startMail(settings);
  const tidy = () => void runHousekeeping(now(settings), reportFailure);
  setInterval(tidy, hourly);
  tidy();
  const tell = async () => {
    // By the machine's clock, as editors schedule.
    await runSchedules(new Date(), reportFailure).catch(reportFailure);
    await sendOpenings(now(settings)).catch(reportFailure);
    await tellEntrants(new Date()).catch(reportFailure);
    await sendEditions(new Date()).catch(reportFailure);
    await sendFresh(new Date()).catch(reportFailure);
    await noteViewers(settings.youtubeKey).catch(reportFailure);
  };
  setInterval(tell, everyMinute);
  void tell();
  if (settings.mirrorDir) keepMirror({ version: readContentVersion });
  if (settings.dailyBackup) keepBackups(reportFailure);
  return { stop: () => mail.stop() };
}

/** Without a mail server, mail is kept for whoever has the server. */
function startMail({ smtpUrl, mailRetrySeconds, dataDir }: Settings) {
  const folder = join(dataDir, mailFolder);
  const parts = { openPayload, readSender, report: reportFailure };
  if (!smtpUrl) return startMailFiles({ folder, ...parts });
  removeMailFiles(folder).catch(reportFailure);
  return startMailWorker({ smtpUrl, mailRetrySeconds, ...parts });
}

async function readSender() {
  const { contact } = await readSiteSettings();
  return { name: contact.name, address: contact.email };
}
