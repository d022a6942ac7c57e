import { fileURLToPath } from 'node:url';
import { readContentVersion } from '../../content/content-version.ts';
import { keepHouse } from '../../content/housekeeping.ts';
import { admitPost } from '../../content/post-limit.ts';
import { now } from '../../lib/clock.ts';
import { readSettings } from '../../lib/settings.ts';
import { createFront } from './front.ts';
import { startMailWorker } from './mail-worker.ts';
import { reportFailure } from './report-failure.ts';
import { watchVersion } from './version-watch.ts';

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

await readContentVersion();
await front.listen({ port: settings.port, host: settings.host });

const { smtpUrl, mailRetrySeconds } = settings;
// Without a server, mail is kept and read in the admin.
const mail = smtpUrl ? startMailWorker({ smtpUrl, mailRetrySeconds }) : undefined;
const hourly = 60 * 60_000;
const tidy = () => void keepHouse(now(settings), reportFailure);
setInterval(tidy, hourly).unref();
tidy();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.all([front.close(), mail?.stop()]);
    process.exit(0);
  });
