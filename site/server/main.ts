import { fileURLToPath } from 'node:url';
import { readContentVersion } from '../../content/content-version.ts';
import { requireContent } from '../../content/database-state.ts';
import { watchDatabase } from '../../content/database-watch.ts';
import { keepHouse } from '../../content/housekeeping.ts';
import { openPayload } from '../../content/payload.ts';
import { admitPost } from '../../content/post-limit.ts';
import { readSiteSettings } from '../../content/site-settings.ts';
import { now } from '../../lib/clock.ts';
import { readSettings } from '../../lib/settings.ts';
import { startMailWorker } from '../../mail/worker.ts';
import { createFront } from './front.ts';
import { reportFailure } from './report-failure.ts';
import { watchVersion } from './version-watch.ts';

process.umask(0o077);
const settings = readSettings(process.env);
const built = new URL('../../dist/', import.meta.url);
const { render } = await import(new URL('server/entry.mjs', built).href);

const front = createFront({
  settings,
  clientDirectory: fileURLToPath(new URL('client', built)),
  render,
  version: watchVersion({ read: readContentVersion }),
  admitPost,
});

await requireContent();
await front.listen({ port: settings.port, host: settings.host });
watchDatabase();

const { smtpUrl, mailRetrySeconds } = settings;
// Without a server, mail is kept and read in the admin.
const mail = smtpUrl
  ? startMailWorker({ smtpUrl, mailRetrySeconds, openPayload, readSender, report: reportFailure })
  : undefined;
const hourly = 60 * 60_000;
const tidy = () => void keepHouse(now(settings), reportFailure);
setInterval(tidy, hourly).unref();
tidy();

/** As long as the launcher waits for us, which may be gone (`scripts/programs.ts`). */
const patienceMs = 10_000;
let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  await Promise.all([front.close(), mail?.stop()]);
  process.exit(0);
}
// The last one is for when whoever started us is gone, even by force.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, end);
if (process.connected === false) void end();

async function readSender() {
  const { contact } = await readSiteSettings();
  return { name: contact.name, address: contact.email };
}
