/** `npm run backup [-- --new-key]`: copies database, uploads and secrets into one file while everything runs. */
import { setPriority } from 'node:os';
import { BackupError } from '../cms/backup/backup-error.ts';
import { type MadeBackup, makeBackup } from '../cms/backup/make-backup.ts';
import { formatCount } from '../lib/counts.ts';
import { fileSize } from '../lib/file-size.ts';
import { createKeyPair } from '../lib/sealed-stream.ts';
import { readSettings, SettingsError } from '../lib/settings.ts';

const lowPriority = 15;
/** Started by the site's program, which keeps the result. */
const isDaily = process.argv.includes('--daily');

if (process.argv.includes('--new-key')) showNewKey();
else await run();

async function run(): Promise<void> {
  try {
    process.umask(0o077);
    if (isDaily) {
      setPriority(lowPriority);
      process.on('disconnect', () => process.exit(1));
    }
    const made = await makeBackup(
      readSettings(process.env),
      isDaily ? 'daily' : 'manual',
      new Date(),
    );
    if (isDaily) process.send?.(made, () => process.exit(0));
    else await tell(made);
  } catch (error) {
    console.error(`A cópia de segurança não foi feita. ${describe(error)}`);
    process.exit(1);
  }
}

/** A function, not a constant: what runs above is at work before a constant here has its value. */
function describe(error: unknown): string {
  if (error instanceof BackupError || error instanceof SettingsError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'O disco está cheio.';
  return code ? `${message} (${code})` : message;
}

async function tell(made: MadeBackup): Promise<void> {
  const { file, bytes, files, rows, test, removed } = made;
  console.log(
    `Cópia feita: ${file}, ${fileSize(bytes)}, ${formatCount(files)} arquivos, ${formatCount(rows)} registros.`,
  );
  console.log(
    test === 'restaurada'
      ? 'Testada: foi restaurada à parte, e tudo confere.'
      : 'Não testada: foi só lida, porque a conta do PostgreSQL não pode criar um esquema em que a restaure (docs/operacao.md).',
  );
  for (const name of removed) console.log(`Cópia antiga apagada: ${name}`);
  // Loaded only now: it opens the database for the note that the desk shows.
  const { noteBackup } = await import('../content/backup-runs.ts');
  const { openPayload } = await import('../content/payload.ts');
  await noteBackup(made).catch(() => console.error('A mesa do editor não soube desta cópia.'));
  await (await openPayload()).destroy();
  process.exit(0);
}

function showNewKey(): void {
  const { publicKey, secretKey } = createKeyPair();
  console.log(`Chave pública, para BACKUP_PUBLIC_KEY no servidor:\n${publicKey}\n`);
  console.log(
    `Chave secreta. Guarde-a em dois lugares fora do servidor: sem ela nenhuma cópia cifrada abre.\n${secretKey}`,
  );
}
