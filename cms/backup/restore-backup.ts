import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backupName } from '../../lib/backup-names.ts';
import { fileOf } from '../sqlite-file.ts';
import { BackupError } from './backup-error.ts';
import { type BackedUp, halfRestored, setAside, workFolder } from './data-files.ts';
import { forgottenFile, forgottenLines, readForgotten } from './forgotten.ts';
import { databaseFile, type Manifest, places } from './manifest.ts';
import { isReplaced, moveIn } from './move-in.ts';
import { unpackBackup } from './read-backup.ts';
import { isEmptyPostgres, restorePostgres } from './restore-postgres.ts';
import { checkSqlite } from './test-backup.ts';

export interface Wish {
  path: string;
  /** Opens a sealed backup. */
  secretKey: string | undefined;
  /** Whether what is there may be set aside. */
  replace: boolean;
  now: Date;
  /** Deletes again, in a restored folder and database, what was forgotten since, and holds mail. */
  settle: (dataDir: string, databaseUrl: string) => Promise<void>;
}

export interface Restored {
  manifest: Manifest;
  /** How many deletions were noted. */
  forgotten: number;
  /** Where that is which was there before. */
  aside: string | undefined;
}

/**
 * Puts a backup into an empty place. Everything is unpacked, compared and cleaned of what was forgotten beside the
 * place, and only then moved into it; until the end a mark keeps the portal from starting.
 */
export async function restoreBackup(settings: BackedUp, wish: Wish): Promise<Restored> {
  const { dataDir, backupDir, database } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const occupied = await whatIsThere(settings);
  if (occupied.length > 0 && !wish.replace) throw notEmpty(occupied);
  const work = await mkdtemp(join(dataDir, workFolder));
  try {
    const manifest = await unpackBackup(wish.path, work, wish.secretKey);
    refuseOtherEngine(manifest, database.kind);
    const files = join(work, places.files);
    await mkdir(files, { recursive: true, mode: 0o700 });
    const known = readForgotten([dataDir, backupDir, dirname(wish.path), files]);
    if (known.length > 0)
      await writeFile(join(files, forgottenFile), forgottenLines(known), { mode: 0o600 });
    await prepareSqlite(settings, manifest, work);
    const mark = join(dataDir, halfRestored);
    const name = `${setAside}${backupName(wish.now, 'daily', false).slice(7, 23)}`;
    const aside = occupied.length > 0 ? name : undefined;
    if (database.kind === 'postgres') {
      await writeFile(mark, '');
      await mkdir(join(work, 'outra'));
      const source = { folder: join(work, places.database), manifest, work: join(work, 'outra') };
      const hasOld = !(await isEmptyPostgres(database.url));
      // What failed has changed nothing.
      await restorePostgres(database.url, source, hasOld ? name : undefined).catch(
        async (error) => {
          await rm(mark);
          throw error;
        },
      );
    }
    await wish.settle(files, stagedUrl(settings, files));
    await writeFile(mark, '');
    await moveIn(settings, files, aside);
    await rm(mark);
    return { manifest, forgotten: known.length, aside };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const stagedUrl = ({ database }: BackedUp, files: string) =>
  database.kind === 'postgres' ? database.url : `file:${encodeURI(join(files, databaseFile))}`;

function refuseOtherEngine({ engine }: Manifest, kind: Manifest['engine']): void {
  const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
  if (engine !== kind)
    throw new BackupError(
      `A cópia é de um portal com ${names[engine]}, e DATABASE_URL indica ${names[kind]}.`,
    );
}

async function prepareSqlite(settings: BackedUp, manifest: Manifest, work: string): Promise<void> {
  if (settings.database.kind !== 'sqlite') return;
  await checkSqlite(work, manifest);
  await rename(join(work, places.database, databaseFile), join(work, places.files, databaseFile));
}

/** What a restored portal would replace, in words. */
async function whatIsThere(settings: BackedUp): Promise<string[]> {
  const { dataDir, database } = settings;
  const names = (await readdir(dataDir)).filter((name) => isReplaced(name, settings));
  const found = names.map((name) => join(dataDir, name));
  if (database.kind === 'postgres')
    return (await isEmptyPostgres(database.url)) ? found : [...found, 'as tabelas do PostgreSQL'];
  const file = fileOf(database.url);
  const isElsewhere = !found.includes(file) && (await stat(file).catch(() => undefined));
  return isElsewhere ? [...found, file] : found;
}

const notEmpty = (occupied: string[]) =>
  new BackupError(
    `Já há dados no lugar: ${occupied.slice(0, 5).join(', ')}${occupied.length > 5 ? ' e outros' : ''}. Indique outro lugar (DATA_DIR, DATABASE_URL) ou acrescente --replace: então o que há é guardado ao lado, não apagado.`,
  );
