import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyVersion } from '../site/privacy/kept-data.ts';
import { measured } from './support/measured.ts';
import { removeDirectory } from './support/portal.ts';
import { mailsWaiting } from './support/portal-mails.ts';
import { copyDatabase, onPostgres, openDatabase, query, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** All files in a folder that contain a text. */
const filesWith = (folder: string, words: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    // A file may go between the list and here.
    .filter((path) => existsSync(path) && readFileSync(path).includes(words));

// Long because it is one story: each step needs those before it.
test('soon after a confirmed deletion nothing of the address is left in any file or log', async ({
  page,
}) => {
  test.skip(onPostgres, 'the bytes of SQLite’s files');
  const { request } = page;
  const site = await startSite(await copyDatabase(), {});
  const { address, dataDir } = site;
  const email = 'esquecida.pessoa@exemplo.com';
  const post = (path: string, form: Record<string, string>) =>
    request.post(address + path, { form });
  const write = (from: string, mensagem: string) =>
    post('/fale-conosco', { nome: 'Pessoa', email: from, assunto: 'outro', mensagem });

  // Many, of different lengths, so that pages of the file are split and copies stay behind.
  for (let place = 0; place < 40; place += 1) {
    const from = place % 4 === 0 ? email.toUpperCase() : `vizinha-${place}@exemplo.com`;
    const message = `${from.toLowerCase()} ${'gol '.repeat((place * 37) % 300)}`;
    expect((await write(from, message)).status()).toBe(200);
  }
  expect((await post('/newsletter', { email })).status()).toBe(200);
  expect(filesWith(dataDir, email)).not.toEqual([]);

  const asked = await (await post('/privacidade/excluir', { email })).text();
  const unknown = await post('/privacidade/excluir', { email: 'ninguem@exemplo.com' });
  expect(await unknown.text()).toBe(asked);
  const [mail, ...others] = (await mailsWaiting(dataDir, email)).filter(({ subject }) =>
    subject.startsWith('Apagar'),
  );
  expect(others).toEqual([]);
  const [link = '', code = ''] = /\S+\?codigo=(\S+)/.exec(mail?.text ?? '') ?? [];
  const hashes = JSON.stringify(await query(dataDir, 'SELECT * FROM deletion_requests'));
  expect(hashes).not.toContain(code);

  // Opening the link asks; only the button deletes.
  const kept = () => query(dataDir, 'SELECT id FROM contact_messages WHERE email = ?', [email]);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apagar tudo?');
  expect(await kept()).toHaveLength(10);

  // Another program, like the admin, writes at that moment and reads a while longer.
  const [writer, reader] = [openDatabase(dataDir), openDatabase(dataDir)];
  await reader.execute('BEGIN');
  await reader.execute('SELECT count(*) FROM contact_messages');
  await writer.execute('BEGIN IMMEDIATE');
  const sent = page.waitForRequest((one) => one.method() === 'POST');
  const pressed = page.getByRole('button', { name: 'Apagar meus dados' }).click();
  await sent;
  expect((await request.get(`${address}/privacidade`)).status()).toBe(200);
  expect(await kept()).toHaveLength(10);
  await writer.execute('COMMIT');
  await pressed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seus dados foram apagados');
  expect(await kept()).toEqual([]);
  expect(filesWith(dataDir, email)).not.toEqual([]);
  await reader.execute('COMMIT');
  for (const client of [writer, reader]) client.close();

  const written = () => [email, email.toUpperCase()].flatMap((words) => filesWith(dataDir, words));
  await measured('until the bytes are gone', () => expect.poll(written).toEqual([]));
  expect(site.output()).not.toContain('esquecida');
  const neighbours = await query(
    dataDir,
    "SELECT id FROM contact_messages WHERE email LIKE 'viz%'",
  );
  expect(neighbours).toHaveLength(30);
  const again = await post('/privacidade/excluir', { codigo: code });
  expect(again.status()).toBe(410);
  expect(await again.text()).toContain('Este link não vale mais');
  await site.stop();
  removeDirectory(dataDir);
});

test('the privacy page is linked from every page and beside every form', async ({ page }) => {
  for (const [path, region] of [
    ['/', '#newsletter'],
    ['/sobre', '#fale-conosco'],
    ['/fale-conosco/acompanhar', 'main'],
    ['/privacidade/excluir', 'main'],
  ] as const) {
    await page.goto(path);
    const link = page.locator(region).getByRole('link', { name: 'Como cuidamos dos seus dados' });
    await expect(link).toHaveAttribute('href', '/privacidade');
    await expect(page.locator('footer').getByRole('link', { name: 'Privacidade' })).toBeVisible();
  }
  await page.goto('/privacidade');
  for (const name of ['O que guardamos', 'Seus direitos', 'Com quem falar', 'Apagar meus dados'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('espaço reservado');
  await expect(page.getByRole('main')).toContainText(`Versão ${privacyVersion.name} deste texto`);
});

test('an address that is none is told, and stays in the field', async ({ page, complaints }) => {
  await page.goto('/privacidade');
  await page.getByLabel('Seu e-mail').fill('ana@');
  await page.getByRole('button', { name: 'Receber o link' }).click();
  await expect(page.getByLabel('Seu e-mail')).toBeFocused();
  await expect(page.getByLabel('Seu e-mail')).toHaveValue('ana@');
  await expect(page.getByText('Informe um e-mail válido')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
});
