import type { FastifyInstance } from 'fastify';
import { requireContent } from '../../content/database-state.ts';
import { watchDatabase } from '../../content/database-watch.ts';
import { keepIndex } from '../../content/search-index.ts';
import { measureProcess } from '../../lib/process-metrics.ts';
import { answerMetrics, answerWatchdog, ready } from '../../lib/program-messages.ts';
import type { Settings } from '../../lib/settings.ts';
import { startChores } from './chores.ts';
import { endInOrder } from './end-in-order.ts';
import { serveHealth } from './health.ts';
import { countAnswers } from './page-metrics.ts';

/** The program: the front server and, where no program of their own does them, the chores, from start to end. */
export async function runSite(front: FastifyInstance, settings: Settings): Promise<void> {
  await requireContent();
  serveHealth(front);
  countAnswers(front);
  measureProcess();
  answerMetrics();
  answerWatchdog();
  await front.listen({ port: settings.port, host: settings.host });
  watchDatabase();
  keepIndex();
  const chores = settings.choresApart ? undefined : startChores(settings);
  endInOrder(() => Promise.all([front.close(), chores?.stop()]));
  process.send?.(ready);
}
