import { fileURLToPath } from 'node:url';
import { readContentVersion } from '../../content/content-version.ts';
import { requireContent } from '../../content/database-state.ts';
import { watchDatabase } from '../../content/database-watch.ts';
import { runHousekeeping } from '../../content/housekeeping.ts';
import { admitPost } from '../../content/post-limit.ts';
import { now } from '../../lib/clock.ts';
import { readSettings } from '../../lib/settings.ts';
import { createFront } from './front.ts';
import { startMailWorker } from './mail-worker.ts';
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
// Without a mail server, mail is stored and can be read in the admin.
const mail = smtpUrl ? startMailWorker({ smtpUrl, mailRetrySeconds }) : undefined;
const hourly = 60 * 60_000;
const housekeeping = () => void runHousekeeping(now(settings), reportFailure);
setInterval(housekeeping, hourly).unref();
housekeeping();

/** As long as the launcher would wait for us; it may be gone itself (`scripts/programs.ts`). */
const patienceMs = 10_000;
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
