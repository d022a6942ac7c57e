import type { FastifyInstance } from 'fastify';
import { requireContent } from '../../content/database-state.ts';
import { watchDatabase } from '../../content/database-watch.ts';
import { runHousekeeping } from '../../content/housekeeping.ts';
import { openPayload } from '../../content/payload.ts';
import { keepIndex } from '../../content/search-index.ts';
import { sendOpenings } from '../../content/send-openings.ts';
import { readSiteSettings } from '../../content/site-settings.ts';
import { now } from '../../lib/clock.ts';
import type { Settings } from '../../lib/settings.ts';
import { startMailWorker } from '../../mail/worker.ts';
import { reportFailure } from './report-failure.ts';

const hourly = 60 * 60_000;
const everyMinute = 60_000;
/** As long as the launcher would wait for us; it may be gone itself (`scripts/programs.ts`). */
const patienceMs = 10_000;

/** The program: the front server, the mail worker and housekeeping, from start to end. */
export async function runSite(front: FastifyInstance, settings: Settings): Promise<void> {
  await requireContent();
  await front.listen({ port: settings.port, host: settings.host });
  watchDatabase();
  keepIndex();

  const { smtpUrl, mailRetrySeconds } = settings;
  // Without a mail server, mail is stored and can be read in the admin.
  const mail = smtpUrl
    ? startMailWorker({ smtpUrl, mailRetrySeconds, openPayload, readSender, report: reportFailure })
    : undefined;
  const tidy = () => void runHousekeeping(now(settings), reportFailure);
  setInterval(tidy, hourly).unref();
  tidy();
  const tellOpenings = () => void sendOpenings(now(settings)).catch(reportFailure);
  setInterval(tellOpenings, everyMinute).unref();
  tellOpenings();

  let ending = false;
  async function end(): Promise<void> {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await Promise.all([front.close(), mail?.stop()]);
    process.exit(0);
  }
  // 'disconnect' comes when the program that started us is gone, even by force.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, end);
  if (process.connected === false) void end();
}

async function readSender() {
  const { contact } = await readSiteSettings();
  return { name: contact.name, address: contact.email };
}
