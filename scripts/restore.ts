/** `npm run restore -- FILE [--key FILE] [--replace]`: puts a backup into an empty DATA_DIR and database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../cms/backup/backup-error.ts';
import { restoreBackup } from '../cms/backup/restore-backup.ts';
import { dayOf, shortDate, timeOf } from '../lib/dates.ts';
import { readSettings, type Settings, SettingsError } from '../lib/settings.ts';
import { leaveMark } from './database-mark.ts';
import { refuseRunning } from './refuse-running.ts';
import { root, StepError } from './run.ts';

const usage = 'Uso: npm run restore -- ARQUIVO [--key ARQUIVO-DA-CHAVE-SECRETA] [--replace]';

try {
  await run(readSettings(process.env));
} catch (error) {
  const isOurs = [BackupError, SettingsError, StepError].some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  console.error(`Nada foi restaurado. ${isOurs ? message : (stack ?? message)}`);
  process.exit(1);
}

async function run(settings: Settings): Promise<void> {
  const { path, keyFile, replace } = readWish();
  process.umask(0o077);
  if (replace) await refuseRunning(settings);
  console.log('Abrindo e conferindo a cópia…');
  const { manifest, forgotten, aside } = await restoreBackup(settings, {
    ...{ path: resolve(path), replace, now: new Date(), settle },
    secretKey: keyFile === undefined ? undefined : readFileSync(keyFile, 'utf8').trim(),
  });
  leaveMark(settings);
  const made = new Date(manifest.startedAt);
  console.log(
    `Restaurado em ${settings.dataDir}: o portal como estava em ${shortDate(dayOf(made))} às ${timeOf(made)}.`,
  );
  if (forgotten > 0) console.log('O que as pessoas pediram para apagar foi apagado também aqui.');
  if (settings.storage)
    console.log(
      'Fotografias e documentos estão em DATA_DIR. Ponha-os no armazenamento: npm run move-to-storage',
    );
  if (aside !== undefined) console.log(`O que havia antes está em ${aside}.`);
}

function readWish() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const [path] = positionals;
    if (path === undefined || positionals.length > 1) throw new StepError(usage);
    return { path, keyFile: values.key, replace: values.replace };
  } catch {
    throw new StepError(usage);
  }
}

/** In a program of its own: what opens the content system reads its settings once. */
async function settle(dataDir: string, databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts/settle-restored.ts')], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new BackupError(
      'O que foi pedido para apagar não pôde ser apagado, ou os e-mails não puderam ser retidos.',
    );
}
