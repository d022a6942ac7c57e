import type { Payload } from 'payload';
import { loadSample } from './load-sample.ts';

/** Brings the database to what this version expects, and fills an empty one with the sample. */
export async function prepareDatabase(
  payload: Payload,
  report: (line: string) => void,
): Promise<{ hasEditors: boolean }> {
  await payload.db.migrate();
  await startCounting(payload);
  if (await loadSample(payload, report)) report('Conteúdo de exemplo carregado.');
  const { totalDocs } = await payload.count({ collection: 'users' });
  return { hasEditors: totalDocs > 0 };
}

/** The database can only add to a number that is there. */
async function startCounting(payload: Payload): Promise<void> {
  const row = await payload.db.findGlobal({ slug: 'content-version', req: undefined });
  if (row?.id === undefined)
    await payload.db.createGlobal({ slug: 'content-version', data: { value: 0 } });
}
