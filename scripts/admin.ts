/** The admin: Payload's pages by Next, behind a server of our own. Started by `programs.ts`. */
import { join } from 'node:path';
import next from 'next';
import { requireFile } from '../cms/sqlite-file.ts';
import { prepareGentleStop } from '../lib/gentle-stop.ts';
import { logAsJson } from '../lib/json-log.ts';
import { measureProcess } from '../lib/process-metrics.ts';
import { answerWatchdog } from '../lib/program-messages.ts';
import { readSettings } from '../lib/settings.ts';
import { serveMetrics } from './admin-metrics.ts';
import { createAdminServer } from './admin-server.ts';
import { root } from './run.ts';

const patienceMs = 10_000;
process.umask(0o077);
const settings = readSettings(process.env);
if (settings.jsonLog) logAsJson('admin');
requireFile(settings.database);
const { adminHost: hostname, adminPort: port } = settings;
const app = next({ dir: join(root, 'cms'), dev: false, hostname, port });
const server = createAdminServer(serveMetrics(app.getRequestHandler(), settings), settings);
const stopGently = prepareGentleStop(server);

async function end(): Promise<void> {
  setTimeout(() => process.exit(1), patienceMs).unref();
  await stopGently();
  await app.close();
  process.exit(0);
}
// 'disconnect' comes when the program that started us is gone, even by force.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, end);

measureProcess();
answerWatchdog();
await app.prepare();
if (process.connected === false) process.exit(1);
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, hostname);
