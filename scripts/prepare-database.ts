import type { Payload } from 'payload';
import { now } from '../lib/clock.ts';
import type { Settings } from '../lib/settings.ts';
import { fillEmptyDatabase } from './fill-empty-database.ts';
import { loadFixed } from './load-fixed.ts';
import { loadSample } from './load-sample.ts';
import { moveSample } from './move-sample.ts';
import { refuseBreaking } from './refuse-breaking.ts';

type Choice = Pick<Settings, 'sample' | 'frozenNow'>;

/** Brings the database to what this version expects, and fills an empty one. */
export async function prepareDatabase(
  payload: Payload,
  settings: Choice,
  report: (line: string) => void,
): Promise<{ hasEditors: boolean }> {
  await refuseBreaking(payload);
  await payload.db.migrate();
  await startCounting(payload);
  const filled = await fillIfEmpty(payload, settings, report);
  if (settings.sample && !filled) await moveSample(payload, now(settings));
  const { totalDocs } = await payload.count({ collection: 'users' });
  return { hasEditors: totalDocs > 0 };
}

/** Nothing is added to a database in use: what an editor deleted stays deleted. */
export async function fillIfEmpty(
  payload: Payload,
  settings: Choice,
  report: (line: string) => void,
): Promise<boolean> {
  const filled = await fillEmptyDatabase(payload, async (request) => {
    await (settings.sample
      ? loadSample(payload, request, now(settings), report)
      : loadFixed(payload, request));
  });
  if (filled)
    report(
      settings.sample
        ? 'Conteúdo de exemplo carregado. Notícias, leis e atletas são inventados; o portal de verdade começa com SAMPLE=off.'
        : 'Municípios, navegação e textos fixos carregados, sem conteúdo de exemplo (SAMPLE=on o carrega num banco vazio).',
    );
  return filled;
}

/** The number must exist before the database can add to it. */
async function startCounting(payload: Payload): Promise<void> {
  const row = await payload.db.findGlobal({ slug: 'content-version', req: undefined });
  if (row?.id === undefined)
    await payload.db.createGlobal({ slug: 'content-version', data: { value: 0 } });
}
