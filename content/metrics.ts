import { statSync } from 'node:fs';
import type { CollectionSlug, Where } from 'payload';
import { settings } from '../cms/settings.ts';
import { fileOf } from '../cms/sqlite-file.ts';
import { gauge } from '../lib/metrics.ts';
import { mailStates, preparationStates } from '../lib/vocabulary.ts';
import { readContentVersion } from './content-version.ts';
import { openPayload } from './payload.ts';

/** Numbers of the database, from the program that does the chores: they are those of all programs. */
export function measureDatabase(): void {
  gauge('portal_database_up', 'Se o banco de dados responde.', async () =>
    readContentVersion().then(
      () => 1,
      () => 0,
    ),
  );
  gauge('portal_database_read_seconds', 'Tempo de uma leitura do banco de dados.', async () => {
    const began = performance.now();
    await readContentVersion();
    return (performance.now() - began) / 1000;
  });
  gauge('portal_content_version', 'Número do conteúdo: cresce a cada publicação.', () =>
    readContentVersion(),
  );
  if (settings.database.kind === 'sqlite')
    gauge('portal_database_bytes', 'Tamanho do arquivo do banco de dados.', () =>
      Number(statSync(fileOf(settings.database.url)).size),
    );
  gauge(
    'portal_mails',
    'E-mails na saída.',
    () => byState('outgoing-mails', 'state', mailStates),
    'state',
  );
  gauge(
    'portal_photographs',
    'Fotografias por preparar.',
    () => byState('media', 'preparation.state', preparationStates),
    'state',
  );
  gauge('portal_jobs_waiting', 'Tarefas e agendamentos por fazer.', () =>
    count('payload-jobs', { completedAt: { exists: false }, hasError: { not_equals: true } }),
  );
}

async function byState(
  collection: CollectionSlug,
  field: string,
  states: Record<string, string>,
): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const state of Object.keys(states))
    counted[state] = await count(collection, { [field]: { equals: state } });
  return counted;
}

async function count(collection: CollectionSlug, where: Where): Promise<number> {
  const { db } = await openPayload();
  return (await db.count({ collection, where })).totalDocs;
}
