import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examplePdf } from '../sample/example-pdf.ts';
import { askRest } from './support/ask-rest.ts';
import { hostileNames } from './support/hostile-names.ts';
import { readMails } from './support/mails.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** Addresses of the admin that give files out or take them in, and what it mails, asked by somebody hostile. */
const { payload, folder, close } = await openOwnDatabase('hostile-files');
afterAll(close);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
const ask = askRest(payload);
const { openFile } = await import('../cms/entries/entry-files.ts');
const { hashOf } = await import('../lib/codes.ts');
const { settings } = await import('../cms/settings.ts');

const account = { email: 'ana@exemplo.ap.gov.br', password: 'rede-chuva-lua-42' };
await payload.create({ collection: 'users', data: { ...account, name: 'Ana', role: 'editor' } });
const { token = '' } = await payload.login({ collection: 'users', data: account });
const pdf = await examplePdf({ title: 'Edital', heading: 'Edital', paragraphs: ['Texto.'] });
const upload = (name: string, data: Buffer, mimetype = 'application/pdf') =>
  payload.create({
    collection: 'documents',
    data: { title: 'Edital' },
    file: { name, data, mimetype, size: data.length },
  });

const outside = 'segredo.pdf';
writeFileSync(join(folder, outside), 'o segredo do portal');

test('no name leads from the files of the admin to what lies outside of them', async () => {
  for (const collection of ['media', 'documents'])
    for (const name of hostileNames(outside, join(folder, outside))) {
      const answer = await ask('GET', `/${collection}/file/${name}`, { token });
      expect(answer.status, name).toBeGreaterThanOrEqual(400);
    }
});

test('nor from the files of an entry', async () => {
  const key = hashOf('uma chave');
  mkdirSync(join(folder, 'entry-files', key), { recursive: true });
  for (const name of hostileNames(outside, join(folder, outside))) {
    await expect(openFile(key, name), name).rejects.toThrow('no name of a file');
    await expect(openFile(name, 'a'.repeat(22)), name).rejects.toThrow('no hash of a key');
  }
});

test('an upload lands in its folder, whatever its name, and is told by its bytes', async () => {
  const before = readdirSync(folder);
  for (const name of ['../fora.pdf', '..\\fora.pdf', '/etc/fora.pdf', 'a\0b.pdf'])
    await upload(name, pdf).catch(() => undefined);
  expect(readdirSync(folder).filter((name) => !before.includes(name))).toEqual(['documents']);
  for (const name of readdirSync(join(folder, 'documents'))) {
    expect(name).not.toMatch(/[\\/\0]/);
    expect(readFileSync(join(folder, 'documents', name)).equals(pdf)).toBe(true);
  }
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const program = Buffer.from('#!/bin/sh\necho\n');
  for (const data of [page, drawing, program])
    await expect(upload('edital.pdf', data)).rejects.toThrow();
  await expect(upload('edital.html', page, 'text/html')).rejects.toThrow();
  await expect(upload('edital.svg', drawing, 'image/svg+xml')).rejects.toThrow();
});

test('an editor can’t make the portal fetch an address', async () => {
  for (const path of ['/media/paste-url', '/documents/paste-url/1']) {
    const src = encodeURIComponent('http://127.0.0.1:9/segredo');
    expect((await ask('GET', `${path}?src=${src}`, { token })).status).toBeGreaterThanOrEqual(400);
  }
});

test('a host that a visitor makes up is in no mail', async () => {
  const headers = {
    host: 'mau.exemplo',
    'x-forwarded-host': 'mau.exemplo',
    origin: settings.adminUrl,
  };
  const body = { email: account.email };
  expect((await ask('POST', '/users/forgot-password', { headers, body })).status).toBe(200);
  const docs = await readMails(payload);
  expect(docs).toHaveLength(1);
  const written = JSON.stringify(docs);
  expect(written).toContain(`${settings.adminUrl}/admin/reset/`);
  expect(written).not.toContain('mau.exemplo');
});
