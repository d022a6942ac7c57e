import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { dataFiles } from '../cms/backup/data-files.ts';
import { readSettings } from '../lib/settings.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** Without a mail server, whoever has the server finds the mails that wait as files. */
const { payload, folder: dataDir, close } = await openOwnDatabase('mail-files');
afterAll(close);
const { putInOutbox } = await import('../mail/outbox.ts');
const { syncMailFiles } = await import('../mail/mail-files.ts');

const collection = 'outgoing-mails';
const folder = join(dataDir, 'mail');
const sync = (now = new Date()) =>
  syncMailFiles(
    {
      folder,
      openPayload: async () => payload,
      readSender: async () => ({ name: 'Secretaria', address: 'contato@exemplo.ap.gov.br' }),
      report: () => undefined,
    },
    now,
  );
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const write = (to: string, more = {}) =>
  putInOutbox(
    { to, subject: 'Seu link', text: `Abra: ${to}/link`, html: '<p>Abra</p>', ...more },
    { payload },
  );
const texts = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

beforeEach(async () => {
  await payload.db.deleteMany({ collection, where: {} });
  await sync();
});

test('each is a letter that only the portal’s own account can read', async () => {
  await write('ana@exemplo.com');
  await sync();
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{8}T\d{9}Z-\d+\.eml$/);
  expect([modeOf(folder), modeOf(join(folder, name))]).toEqual(['700', '600']);
  expect(texts()[0]).toMatch(/^To: ana@exemplo\.com\r$/m);
  expect(texts()[0]).toContain('Abra: ana@exemplo.com/link');
});

test('a folder that others could read is closed again', async () => {
  chmodSync(folder, 0o755);
  await sync();
  expect(modeOf(folder)).toBe('700');
});

test('a file is written once, and goes with its mail: deleted, sent, or void', async () => {
  await write('apagada@exemplo.com');
  await write('enviada@exemplo.com');
  await write('vencida@exemplo.com', { hoursOfUse: 1 });
  await write('fica@exemplo.com');
  await sync();
  const before = readdirSync(folder).map((name) => statSync(join(folder, name)).ino);
  await sync();
  expect(readdirSync(folder).map((name) => statSync(join(folder, name)).ino)).toEqual(before);
  expect(before).toHaveLength(4);
  await payload.db.deleteMany({ collection, where: { to: { equals: 'apagada@exemplo.com' } } });
  await payload.db.updateOne({
    collection,
    where: { to: { equals: 'enviada@exemplo.com' } },
    data: { state: 'enviado', text: '', html: '' },
  });
  await sync(new Date(Date.now() + 2 * 3_600_000));
  expect(texts()).toEqual([expect.stringContaining('fica@exemplo.com/link')]);
});

test('letters of an edition make no files', async () => {
  const data = { subject: 'Edição', state: 'rascunho', body: 'Texto' };
  const edition = await payload.db.create({ collection: 'newsletter-editions', data });
  await write('leitora@exemplo.com', { edition: edition.id });
  await write('ana@exemplo.com');
  await sync();
  expect(texts()).toEqual([expect.stringContaining('ana@exemplo.com/link')]);
});

test('what an interrupted write left is tidied away', async () => {
  writeFileSync(join(folder, '.sobra'), 'Abra: sobra');
  await sync();
  expect(readdirSync(folder)).toEqual([]);
});

test('no backup holds them', async () => {
  await write('ana@exemplo.com');
  await sync();
  writeFileSync(join(dataDir, 'outro'), 'x');
  const names: string[] = [];
  for await (const { name } of dataFiles(readSettings({ DATA_DIR: dataDir }))()) names.push(name);
  expect(names).toContain('outro');
  expect(names.filter((name) => name.startsWith('mail'))).toEqual([]);
});
