import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { createClient } from '@libsql/client';
import pg from 'pg';
import type { Settings } from '../lib/settings.ts';
import { StepError } from './run.ts';

const patienceMs = 5000;

/** What the programs need from the machine, asked before they start, so that the answer is one line. */
export async function checkSurroundings(settings: Settings): Promise<void> {
  try {
    mkdirSync(settings.dataDir, { recursive: true });
    accessSync(settings.dataDir, constants.W_OK);
  } catch (error) {
    throw new StepError(`DATA_DIR não pode ser gravado: ${settings.dataDir} (${reason(error)}).`);
  }
  await checkPort('PORT', settings.host, settings.port);
  await checkPort('ADMIN_PORT', settings.adminHost, settings.adminPort);
  try {
    await (settings.database.kind === 'postgres'
      ? askPostgres(settings.database.url)
      : askSqlite(settings.database.url));
  } catch (error) {
    throw new StepError(
      `O banco de dados não responde (${reason(error)}). Verifique DATABASE_URL.`,
    );
  }
}

async function checkPort(name: string, host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw new StepError(`${name}: a porta ${port} não pode ser usada (${reason(error)}).`);
  } finally {
    probe.close();
  }
}

async function askSqlite(url: string): Promise<void> {
  const client = createClient({ url });
  await client.execute('PRAGMA schema_version');
  client.close();
}

async function askPostgres(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // A connection lost after the answer is the programs' business; unheard it would end this one.
  client.on('error', () => {});
  await client.connect();
  await client.query('SELECT 1');
  await client.end();
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
