// Long because all cases share one portal, which takes seconds to make.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { hashOf } from '../../lib/codes.ts';
import { emptyContact } from '../../lib/contact-fields.ts';
import { createKeyPair } from '../../lib/sealed-stream.ts';
import { readSettings } from '../../lib/settings.ts';
import { removeDirectory, temporaryDirectory } from './directory.ts';
import { openOwnDatabase } from './own-database.ts';
import { freePort } from './portal.ts';
import { createSignUp, entrantOf } from './signed-up.ts';

interface Place {
  dataDir: string;
  /** Empty for the file in the folder. */
  databaseUrl: string;
}

const root = join(import.meta.dirname, '../..');

/**
 * What holds for backups of either database: `emptyDatabase` makes a place for a restore.
 * Long because the cases share what the database is filled with.
 */
export async function backupCases(url: string, emptyDatabase: () => Promise<string>) {
  const { payload, folder, close } = await openOwnDatabase('backup', url);
  const made: string[] = [];
  afterAll(async () => {
    await close();
    for (const directory of made) removeDirectory(directory);
  });
  const { prepareDatabase } = await import('../../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: false, frozenNow: undefined }, () => {});
  const { makeBackup } = await import('../../cms/backup/make-backup.ts');
  const { restoreBackup } = await import('../../cms/backup/restore-backup.ts');
  const { sendMessage } = await import('../../content/contact.ts');
  const source = { dataDir: folder, databaseUrl: url };
  const settingsOf = ({ dataDir, databaseUrl }: Place, more = {}) =>
    readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...more });
  const backUp = async (more = {}) => {
    const settings = settingsOf(source, more);
    const backup = await makeBackup(settings, 'daily', new Date());
    return { ...backup, path: join(settings.backupDir, backup.file) };
  };

  const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
  const start = (script: string, { dataDir, databaseUrl }: Place, args: string[] = []) =>
    spawn(process.execPath, [join(root, script), ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...ports },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        said += chunk;
      });
    const [code] = await once(child, 'close');
    return { code, said };
  }
  async function emptyPlace(): Promise<Place> {
    const parent = temporaryDirectory();
    made.push(parent);
    return { dataDir: join(parent, 'novo'), databaseUrl: url === '' ? '' : await emptyDatabase() };
  }
  const restore = (path: string, place: Place, args: string[] = []) =>
    ended(start('scripts/restore.ts', place, [path, ...args]));
  /** In this program, which is sooner than a new one. */
  const attempt = (path: string, place: Place, secretKey?: string) =>
    restoreBackup(settingsOf(place), {
      ...{ path, secretKey, replace: false, now: new Date() },
      settle: () => Promise.reject(new Error('Nothing is to be settled.')),
    });
  async function restored(path: string, args: string[] = []): Promise<Place> {
    const place = await emptyPlace();
    const { code, said } = await restore(path, place, args);
    expect(said).toContain('Restaurado em');
    expect(code, said).toBe(0);
    return place;
  }

  async function ask(place: Place, sql: string): Promise<Record<string, unknown>[]> {
    if (url === '') {
      const client = createClient({ url: `file:${join(place.dataDir, 'portal.db')}` });
      const { rows } = await client.execute(sql).finally(() => client.close());
      return rows.map((row) => ({ ...row }));
    }
    const client = new pg.Client({ connectionString: place.databaseUrl });
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end());
    return rows;
  }
  const emailsIn = async (place: Place, table: string) =>
    (await ask(place, `SELECT email FROM ${table}`)).map(({ email }) => String(email));

  let messages = 0;
  const write = async (email = `pessoa-${messages}@exemplo.com`): Promise<string> => {
    messages += 1;
    const fields = {
      ...{ ...emptyContact, nome: 'Rosa', email, assunto: 'informacao' },
      mensagem: `Mensagem de número ${messages}.`,
    };
    const answer = await sendMessage(fields, new Date());
    if (answer.kind !== 'kept') throw new Error(JSON.stringify(answer));
    return answer.protocol;
  };

  test('made while people write, it has all that was acknowledged before, and every file of it', async () => {
    mkdirSync(join(folder, 'media'), { recursive: true });
    const acknowledged: string[] = [];
    let goesOn = true;
    const writing = (async () => {
      while (goesOn) {
        const name = `foto-${acknowledged.length}.webp`;
        writeFileSync(join(folder, 'media', name), name.repeat(1000));
        acknowledged.push(await write());
        // SQLite answers at once: without a pause nothing else of this program would run.
        await pause(20);
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const before = [...acknowledged];
    const child = start('scripts/backup.ts', source);
    const { code, said } = await ended(child);
    goesOn = false;
    await writing;
    expect(code, said).toBe(0);
    expect(said).toContain('Testada: foi restaurada à parte');
    expect(acknowledged.length).toBeGreaterThan(before.length);
    const [name = ''] = readdirSync(join(folder, 'backups')).filter((one) => one.endsWith('.zst'));
    const place = await restored(join(folder, 'backups', name));
    const rows = await ask(place, 'SELECT protocol FROM contact_messages ORDER BY id');
    const kept = rows.map(({ protocol }) => String(protocol));
    expect(kept).toEqual(acknowledged.slice(0, kept.length));
    expect(kept).toEqual(expect.arrayContaining(before));
    for (const [number] of kept.entries()) {
      const photo = `foto-${number}.webp`;
      expect(readFileSync(join(place.dataDir, 'media', photo), 'utf8')).toBe(photo.repeat(1000));
    }
    for (const file of ['secret', 'personal-keys'])
      expect(existsSync(join(place.dataDir, file)) || !existsSync(join(folder, file))).toBe(true);
    const runs = await payload.find({ collection: 'backup-runs' });
    expect(runs.docs).toMatchObject([{ state: 'feita', test: 'restaurada', file: name }]);
  });

  test('numbers go on after the restored ones', async () => {
    const { path } = await backUp();
    const place = await restored(path);
    const [{ last } = {}] = await ask(place, 'SELECT max(id) AS last FROM contact_messages');
    await ask(
      place,
      "INSERT INTO contact_messages (protocol, subject, name, email, message, status, updated_at, created_at) VALUES ('x', 'informacao', 'n', 'e@exemplo.com', 'm', 'recebida', '2026-01-01', '2026-01-01')",
    );
    const [{ next } = {}] = await ask(place, 'SELECT max(id) AS next FROM contact_messages');
    expect(Number(next)).toBe(Number(last) + 1);
  });

  test('one changed byte anywhere, or a cut end, and nothing is restored', async () => {
    const { path } = await backUp();
    const missing = await restore(`${path}.ausente`, await emptyPlace());
    expect(missing.code).toBe(1);
    expect(missing.said).toContain('Nada foi restaurado. A cópia não pode ser lida');
    const bytes = readFileSync(path);
    const place = await emptyPlace();
    const broken = `${path}.ruim`;
    const places = [40, Math.floor(bytes.length / 2), bytes.length - 20];
    for (const at of [...places, -1]) {
      const changed = at < 0 ? bytes.subarray(0, -300) : Buffer.from(bytes);
      if (at >= 0) changed[at] = (changed[at] ?? 0) ^ 0x10;
      writeFileSync(broken, changed);
      await expect(attempt(broken, place)).rejects.toThrow('A cópia está danificada');
      expect(readdirSync(place.dataDir)).toEqual([]);
    }
  });

  test('where there is something it is not restored, unless one asks; then the old is kept', async () => {
    const { path } = await backUp();
    const place = await restored(path);
    writeFileSync(join(place.dataDir, 'marca'), 'antiga');
    await expect(attempt(path, place)).rejects.toThrow('Já há dados no lugar');
    expect(readFileSync(join(place.dataDir, 'marca'), 'utf8')).toBe('antiga');
    const accepted = await restore(path, place, ['--replace']);
    expect(accepted.said).toContain('O que havia antes está em');
    const aside = readdirSync(place.dataDir).find((name) => name.startsWith('antes-')) ?? '';
    expect(readFileSync(join(place.dataDir, aside, 'marca'), 'utf8')).toBe('antiga');
    expect(existsSync(join(place.dataDir, 'marca'))).toBe(false);
    expect((await ask(place, 'SELECT 1 FROM contact_messages')).length).toBeGreaterThan(0);
  });

  test('killed in the middle it leaves nothing that counts, and the next one is made', async () => {
    const { backupDir } = settingsOf(source);
    writeFileSync(join(folder, 'media', 'grande'), Buffer.alloc(400 * 1024 * 1024, 'x'));
    const listed = () => readdirSync(backupDir);
    const before = listed();
    const child = start('scripts/backup.ts', source);
    const isWriting = () =>
      listed().some(
        (name) => name.startsWith('.parcial-') && existsSync(join(backupDir, name, 'copia')),
      );
    await expect.poll(isWriting, { interval: 5 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'close');
    const left = listed().filter((name) => !before.includes(name));
    expect(left).toEqual([expect.stringMatching(/^\.parcial-/)]);
    writeFileSync(join(folder, 'media', 'grande'), '');
    const { path } = await backUp();
    expect(existsSync(path)).toBe(true);
  });

  test('sealed for a key, only that key opens it', async () => {
    const { publicKey, secretKey } = createKeyPair();
    await write('cifrada@exemplo.com');
    const { path, test } = await backUp({ BACKUP_PUBLIC_KEY: publicKey });
    expect(test).toBe('restaurada');
    expect(path).toMatch(/\.cifrada$/);
    const keyFile = join(folder, 'backups', 'chave');
    const place = await emptyPlace();
    await expect(attempt(path, place)).rejects.toThrow('A cópia está cifrada');
    await expect(attempt(path, place, createKeyPair().secretKey)).rejects.toThrow(
      'Esta chave secreta não abre esta cópia.',
    );
    writeFileSync(keyFile, secretKey);
    const opened = await restored(path, ['--key', keyFile]);
    expect(await emailsIn(opened, 'contact_messages')).toContain('cifrada@exemplo.com');
  });

  /** An entry with a document; returns the hash under which its files are. */
  async function signUpAs(number: number): Promise<string> {
    const { beginDraft, writeDraft } = await import('../../content/entry-drafts.ts');
    const { sendEntry } = await import('../../content/entries.ts');
    const { readSignUp } = await import('../../content/sign-ups.ts');
    const { keepFile } = await import('../../cms/entries/entry-files.ts');
    const june = new Date('2025-06-15T12:00:00Z');
    const signUp = await readSignUp('natacao');
    if (!signUp) throw new Error('There is no form.');
    const key = await beginDraft(signUp, june);
    const { quota: _, ...content } = entrantOf(number);
    await writeDraft(key, content, june);
    await sendEntry(key, signUp, june);
    await keepFile(hashOf(key), Buffer.from('documento'));
    return hashOf(key);
  }

  /** As by the mailed link. */
  async function forget(email: string): Promise<void> {
    const { requestDeletion, deleteByLink } = await import('../../content/deletion.ts');
    await requestDeletion(email, new Date());
    await payload.update({
      collection: 'deletion-requests',
      where: { email: { equals: email } },
      data: { tokenHash: hashOf('código') },
    });
    expect(await deleteByLink('código', new Date())).toBe('deleted');
  }

  test('who was forgotten since does not come back; who came back later stays', async () => {
    const { subscribe } = await import('../../content/newsletter.ts');
    await createSignUp(payload, 'natacao', 5);
    const [one, two] = ['pessoa-1001@exemplo.com', 'pessoa-1002@exemplo.com'];
    const origin = '/';
    for (const email of [one, two, 'fica@exemplo.com']) {
      await subscribe({ email, origin }, new Date());
      await write(email);
    }
    const hashes = [await signUpAs(1001), await signUpAs(1002)];
    const account = { name: 'Ex', email: 'ex@exemplo.com', role: 'editor' as const };
    const accountOf = (email: string) =>
      payload.create({
        collection: 'users',
        data: { ...account, email, password: 'uma-senha-de-teste' },
      });
    await accountOf('admin@exemplo.com');
    const { id } = await accountOf('ex@exemplo.com');
    // The second one is forgotten before the backup and comes back before it: that stays.
    await forget(two);
    await subscribe({ email: two, origin }, new Date());
    const { path } = await backUp();
    await forget(one);
    await payload.delete({ collection: 'users', id });

    const place = await restored(path);
    const mails = await ask(place, 'SELECT DISTINCT state FROM outgoing_mails');
    expect(mails).toEqual([{ state: 'incerto' }]);
    const subscribed = await emailsIn(place, 'newsletter_subscriptions');
    expect(subscribed).toEqual(expect.arrayContaining([two, 'fica@exemplo.com']));
    expect(subscribed).not.toContain(one);
    const wrote = await emailsIn(place, 'contact_messages');
    expect(wrote).toContain('fica@exemplo.com');
    expect(wrote).not.toContain(one);
    expect(await ask(place, 'SELECT 1 FROM entries')).toEqual([]);
    for (const hash of hashes)
      expect(existsSync(join(place.dataDir, 'entry-files', hash))).toBe(false);
    expect(await emailsIn(place, 'users')).toEqual(['admin@exemplo.com']);
    const list = readFileSync(join(place.dataDir, 'esquecidos.jsonl'), 'utf8');
    expect(list).not.toContain('exemplo');
    expect(list.trim().split('\n')).toHaveLength(3);
    if (url === '')
      expect(readFileSync(join(place.dataDir, 'portal.db')).includes(one)).toBe(false);
  });

  test('however many programs ask, a day’s backup is made once; a failed one again after an hour', async () => {
    const { runDailyBackup } = await import('../../content/backup-runs.ts');
    let times = 0;
    const make = async () => {
      times += 1;
      return { ...(await result), removed: [] };
    };
    const result = Promise.resolve({
      ...{ startedAt: '2027-01-01T06:00:00Z', file: 'f', bytes: 1, rows: 1, files: 1 },
      test: 'restaurada' as const,
    });
    const at = (time: string) => new Date(`2027-01-01T${time}:00-03:00`);
    const fail = () => Promise.reject(new Error('O disco está cheio.'));
    expect(await runDailyBackup(at('02:59'), make)).toBeUndefined();
    await expect(runDailyBackup(at('03:00'), fail)).rejects.toThrow('disco');
    const where = { slot: { equals: '2027-01-01' } };
    await payload.db.updateOne({
      ...{ collection: 'backup-runs', where, data: { endedAt: at('03:01').toISOString() } },
    });
    expect(await runDailyBackup(at('03:50'), make)).toBeUndefined();
    expect(times).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => runDailyBackup(at('04:30'), make)));
    expect(times).toBe(1);
    await Promise.all(
      Array.from({ length: 5 }, () => runDailyBackup(new Date('2027-01-02T03:00:00-03:00'), make)),
    );
    expect(times).toBe(2);
  });
}
