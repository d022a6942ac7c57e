import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { halfRestored } from '../cms/backup/data-files.ts';
import { fileOf, inspectFile } from '../cms/sqlite-file.ts';
import type { Settings } from '../lib/settings.ts';
import { refuseLoss, removeMark } from './database-mark.ts';
import type { Part } from './parts.ts';
import { protectData } from './protect-data.ts';
import { StepError } from './run.ts';

export const patienceMs = 5000;

/** Checks what the programs need from the machine before they start, so that a problem is one line. */
export async function checkMachine(settings: Settings, parts: readonly Part[]): Promise<void> {
  try {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
    accessSync(settings.dataDir, constants.W_OK);
  } catch (error) {
    throw new StepError(`DATA_DIR não pode ser gravado: ${settings.dataDir} (${reason(error)}).`);
  }
  if (existsSync(join(settings.dataDir, halfRestored)))
    throw new StepError(
      'Uma restauração ficou pela metade. Faça-a de novo: npm run restore -- ARQUIVO --replace',
    );
  if (parts.includes('site')) await checkPort('PORT', settings.host, settings.port);
  if (parts.includes('admin'))
    await checkPort('ADMIN_PORT', settings.adminHost, settings.adminPort);
}

/** The same for the database, which is made where it is a file. */
export async function checkDatabase(settings: Settings, newDatabase: boolean): Promise<void> {
  if (newDatabase) removeMark(settings.dataDir);
  if (!(await hasContent(settings.database))) refuseLoss(settings);
  if (settings.database.kind === 'sqlite') await createFile(settings.database.url);
  protectData(settings);
}

async function hasContent({ kind, url }: Settings['database']): Promise<boolean> {
  try {
    if (kind === 'postgres') return await askPostgres(url);
    const state = await inspectFile(url);
    if (state === 'damaged')
      throw new StepError(
        `O arquivo do banco de dados está danificado ou não é um banco de dados: ${fileOf(url)}. Guarde-o em outro lugar e restaure a cópia de segurança.`,
      );
    return state === 'complete';
  } catch (error) {
    throw error instanceof StepError ? error : noAnswer(error);
  }
}

export const noAnswer = (error: unknown) =>
  new StepError(`O banco de dados não responde (${reason(error)}). Verifique DATABASE_URL.`);

export async function checkPort(name: string, host: string, port: number): Promise<void> {
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

/** The programs never create the file themselves. */
async function createFile(url: string): Promise<void> {
  try {
    const client = createClient({ url });
    await client.execute('PRAGMA journal_mode = WAL');
    client.close();
  } catch (error) {
    throw noAnswer(error);
  }
}

async function askPostgres(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // Without a listener, a connection lost later would end this program.
  client.on('error', () => {});
  await client.connect();
  try {
    const table = await client.query("SELECT to_regclass('content_version') AS name");
    if (table.rows[0].name === null) return false;
    return (await client.query('SELECT 1 FROM content_version LIMIT 1')).rowCount === 1;
  } finally {
    await client.end();
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
