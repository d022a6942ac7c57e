/** `npm run move-to-postgres -- postgres://…`: everything that the SQLite file holds, into an empty PostgreSQL. */
import { createClient } from '@libsql/client';
import pg from 'pg';
import { readSettings } from '../lib/settings.ts';
import { leaveMark } from './database-mark.ts';
import { compareTables } from './move/compare-tables.ts';
import { copyTables } from './move/copy-tables.ts';
import { listTables } from './move/table-list.ts';
import { refuseRunning } from './refuse-running.ts';
import { StepError } from './run.ts';

try {
  await move(process.argv[2]);
  process.exit(0);
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}

async function move(target: string | undefined): Promise<void> {
  if (!target?.match(/^postgres(ql)?:\/\//))
    throw new StepError(
      'Diga para onde: npm run move-to-postgres -- postgres://usuario@servidor/banco',
    );
  const settings = readSettings({ ...process.env, DATABASE_URL: '' });
  await refuseRunning(settings);
  const to = new pg.Client({ connectionString: target });
  await to.connect();
  await refuseOthers(to);
  await migrate(target);
  // Holds a lock: whoever would write meanwhile waits or is refused.
  const file = createClient({ url: settings.database.url, intMode: 'bigint' });
  const from = await file.transaction('write');
  const tables = await listTables(from, to);
  console.log(`Copiando ${tables.length} tabelas…`);
  await copyTables(from, to, tables);
  console.log('Comparando linha por linha…');
  const rows = await compareTables(from, to, tables);
  await from.rollback();
  leaveMark({ dataDir: settings.dataDir, database: { kind: 'postgres', url: target } });
  console.log(
    `Pronto: ${rows.toLocaleString('pt-BR')} linhas, iguais nos dois bancos. Comece o portal com DATABASE_URL apontando para o PostgreSQL. O arquivo SQLite ficou como estava; fotografias e documentos continuam em DATA_DIR.`,
  );
}

/** Before anything is made there: it may be another portal's, or of something else. */
async function refuseOthers(to: pg.Client): Promise<void> {
  const { rowCount } = await to.query(
    "SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' LIMIT 1",
  );
  if (rowCount) throw new StepError('O banco de destino já tem dados. Escolha um banco vazio.');
}

/** The content system reads its database from the environment, once. */
async function migrate(target: string): Promise<void> {
  process.env.DATABASE_URL = target;
  const { openPayload } = await import('../content/payload.ts');
  const payload = await openPayload();
  await payload.db.migrate();
  await payload.destroy();
}
