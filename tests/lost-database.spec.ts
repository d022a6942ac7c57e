// Long because all tests share what a lost database looks like from outside.
import {
  copyFileSync,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  freePort,
  launch,
  removeDirectory,
  startPortal,
  temporaryDirectory,
  until,
} from './support/portal.ts';
import {
  copyDatabase,
  onPostgres,
  openDatabase,
  query,
  signUp,
  startSite,
} from './support/site.ts';

const words = 'Não foi possível salvar agora. Seus dados continuam no formulário.';
const lostLine = 'O arquivo do banco de dados foi apagado ou trocado.';

const write = (address: string, message: string) =>
  fetch(`${address}/fale-conosco`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      nome: 'Ana',
      email: 'ana@exemplo.com',
      assunto: 'elogio',
      mensagem: message,
    }),
  });

async function backup(dataDir: string): Promise<string> {
  const file = join(dataDir, 'copia.db');
  const database = openDatabase(dataDir);
  await database.execute(`VACUUM INTO '${file}'`);
  database.close();
  return file;
}

test.describe('A4: a database that is lost while the site runs', () => {
  test.skip(onPostgres, 'it has no file that could be lost');
  for (const [name, files] of [
    ['the file alone', ['portal.db']],
    ['the file and its journals', ['portal.db', 'portal.db-wal', 'portal.db-shm']],
  ] as const)
    test(`${name}: nothing is acknowledged, pages stay, and all is well once it is restored`, async () => {
      const dataDir = await copyDatabase();
      const copy = await backup(dataDir);
      const site = await startSite(dataDir, { SMTP_URL: 'smtp://127.0.0.1:1' });
      const home = await (await fetch(`${site.address}/`)).text();
      expect((await signUp(site.address, 'antes@exemplo.com')).status).toBe(200);
      const suggest = async (words: string) =>
        (await fetch(`${site.address}/busca/sugestoes.json?q=${words}`)).json();
      expect(await suggest('corrida')).not.toEqual([]);

      for (const file of files) rmSync(join(dataDir, file));
      const message = await write(site.address, 'Esta mensagem não pode se perder.');
      expect(message.status).toBe(503);
      const page = await message.text();
      expect(page).toContain(words);
      expect(page).toContain('Esta mensagem não pode se perder.');
      const subscription = await signUp(site.address, 'perdida@exemplo.com');
      expect(subscription.status).toBe(503);
      expect(subscription.text).toContain(words);
      const health = await fetch(`${site.address}/saude`);
      expect(health.status).toBe(503);
      expect(await health.json()).toMatchObject({ database: 'lost' });
      const again = await fetch(`${site.address}/`);
      expect(again.status).toBe(200);
      expect(await again.text()).toBe(home);
      expect(await suggest('natacao'), 'not asked before').not.toEqual([]);
      await until(() => site.output().includes(lostLine));
      expect(existsSync(join(dataDir, 'portal.db')), 'no empty file in its place').toBe(false);

      copyFileSync(copy, join(dataDir, 'portal.db'));
      await until(async () => (await fetch(`${site.address}/saude`)).status === 200);
      expect((await write(site.address, 'Agora sim.')).status).toBe(303);
      expect((await signUp(site.address, 'depois@exemplo.com')).status).toBe(200);
      await until(() => site.output().includes('O banco de dados voltou.'));
      expect(site.output().split(lostLine)).toHaveLength(2);
      expect(site.output()).not.toContain('Falha:');
      expect(await site.stop()).toBe(0);

      expect(await query(dataDir, 'SELECT message FROM contact_messages')).toEqual([
        { message: 'Agora sim.' },
      ]);
      expect(await query(dataDir, 'SELECT email FROM newsletter_subscriptions')).toEqual([
        { email: 'depois@exemplo.com' },
      ]);
      expect(await query(dataDir, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      removeDirectory(dataDir);
    });

  test('a program that starts meanwhile ends with one line and makes no file', async () => {
    const dataDir = temporaryDirectory();
    const { ended, output } = launch('site/server/main.ts', {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
    });
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(
      `O arquivo do banco de dados não está no lugar: ${join(dataDir, 'portal.db')}`,
    );
    expect(readdirSync(dataDir)).not.toContain('portal.db');
    removeDirectory(dataDir);
  });
});

test.describe('A4: a start', () => {
  test.skip(onPostgres, 'it has no file that could be lost');
  /** Ends with code 1 and this one line. */
  async function refusal(dataDir: string): Promise<string> {
    const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    const {
      process: start,
      ended,
      output,
    } = launch('scripts/start.ts', { DATA_DIR: dataDir, HOST: '127.0.0.1', ...ports });
    // One that begins all the same never ends by itself.
    void until(() => output().includes('Para parar') || start.exitCode !== null).then(() =>
      start.kill('SIGTERM'),
    );
    expect(await ended).toBe(1);
    expect(output().trim().split('\n')).toHaveLength(1);
    return output().trim();
  }

  test('publishes no sample over a lost database, unless it is asked to', async () => {
    const dataDir = await copyDatabase();
    const copy = await backup(dataDir);
    const file = join(dataDir, 'portal.db');
    const first = await startPortal({ DATA_DIR: dataDir });
    await first.stop();

    rmSync(file);
    const line =
      /^O banco de dados deste portal sumiu ou está vazio\. Restaure .*npm start -- --new-database$/;
    expect(await refusal(dataDir)).toMatch(line);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, '');
    expect(await refusal(dataDir)).toMatch(line);

    copyFileSync(copy, file);
    const restored = await startPortal({ DATA_DIR: dataDir });
    expect(restored.output()).not.toContain('Conteúdo de exemplo carregado.');
    await restored.stop();

    rmSync(file);
    const fresh = await startPortal({ DATA_DIR: dataDir }, ['--new-database']);
    expect(fresh.output()).toContain('Conteúdo de exemplo carregado.');
    await fresh.stop();
    removeDirectory(dataDir);
  });

  test('on a damaged file ends with one line that says what to do', async () => {
    const dataDir = await copyDatabase();
    const file = join(dataDir, 'portal.db');
    const line = `O arquivo do banco de dados está danificado ou não é um banco de dados: ${file}. Guarde-o em outro lugar e restaure a cópia de segurança.`;
    truncateSync(file, Math.floor(statSync(file).size / 2));
    expect(await refusal(dataDir)).toBe(line);
    writeFileSync(file, 'Isto é um texto, e não um banco de dados.\n'.repeat(500));
    expect(await refusal(dataDir)).toBe(line);
    removeDirectory(dataDir);
  });
});

test('B14: the data belong to the user of the portal alone', async () => {
  test.skip(process.platform === 'win32', 'no such modes there');
  const dataDir = process.env.PORTAL_DATA ?? '';
  const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8);
  expect(modeOf('.')).toBe('700');
  const database = ['portal.db', 'portal.db-wal', 'portal.db-shm'];
  for (const name of [...(onPostgres ? [] : database), 'secret', 'database-mark'])
    expect(modeOf(name), name).toBe('600');
});
