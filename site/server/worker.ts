/** The chores without the site: what `npm start -- --worker` runs. */
import { requireContent } from '../../content/database-state.ts';
import { watchDatabase } from '../../content/database-watch.ts';
import { startJobs } from '../../content/jobs.ts';
import { logAsJson } from '../../lib/json-log.ts';
import { measureProcess } from '../../lib/process-metrics.ts';
import { answerMetrics, answerWatchdog, ready } from '../../lib/program-messages.ts';
import { readSettings } from '../../lib/settings.ts';
import { startChores } from './chores.ts';
import { endInOrder } from './end-in-order.ts';

process.umask(0o077);
const settings = readSettings(process.env);
if (settings.jsonLog) logAsJson('worker');
await requireContent();
watchDatabase();
measureProcess();
answerMetrics();
answerWatchdog();
const chores = startChores(settings);
await startJobs();
endInOrder(chores.stop);
process.send?.(ready);
