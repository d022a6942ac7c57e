import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../lib/settings.ts';
import { hostileNames } from '../../tests/support/hostile-names.ts';
import { createFront } from './front.ts';

const secret = 'o segredo do portal';
const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const settings = readSettings({ SITE_URL: 'https://esporte.example', DATA_DIR: folder });
const built = join(folder, 'client');
let rendered = 0;

/** Stands in for Astro: every page names the whole address that it was asked under. */
const render = async (request: Request) => {
  rendered += 1;
  return new Response(`<a href="${request.url}">`, { headers: { 'cache-control': 's-maxage=60' } });
};
const front = createFront({
  settings,
  clientDirectory: built,
  render,
  version: async () => 1,
  findRedirect: async () => undefined,
  admitPost: async () => 0,
  openPreview: async () => undefined,
});
beforeAll(async () => {
  for (const name of ['media', 'documents', 'entry-files', 'client'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['secret', 'personal-keys', 'portal.db', 'media/.oculto', 'entry-files/x'])
    writeFileSync(join(folder, name), secret);
  writeFileSync(join(folder, 'media', 'foto.webp'), 'foto');
  await front.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await front.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers = 'Host: x\r\n') => {
  const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  return text(socket);
};

const outside = ['secret', 'personal-keys', 'portal.db', 'entry-files/x'];

test.each(['/midia/', '/documentos/', '/_astro/', '/'])(
  'no name leads from %s to what lies outside of it',
  async (prefix) => {
    for (const file of outside)
      for (const name of hostileNames(file, join(folder, file))) {
        const answer = await ask(prefix + name);
        expect(answer, prefix + name).toMatch(/^HTTP\/1\.1 \d{3} /);
        expect(answer, prefix + name).not.toContain(secret);
      }
  },
);

test('folders are not listed, hidden files not served, what is there is', async () => {
  for (const path of ['/midia', '/midia/', '/documentos/', '/midia/.oculto']) {
    const answer = await ask(path);
    expect(answer, path).not.toContain('foto.webp');
    expect(answer, path).not.toContain(secret);
  }
  expect(await ask('/midia/foto.webp')).toMatch(/\r\n\r\nfoto$/);
});

test('a host that a visitor makes up is on no page, in no header, and makes no page of its own', async () => {
  rendered = 0;
  const answers = [];
  for (const headers of [
    'Host: mau.exemplo\r\n',
    'Host: x\r\nX-Forwarded-Host: mau.exemplo\r\nX-Forwarded-Proto: ftp\r\n',
    'Host: x\r\nForwarded: host=mau.exemplo\r\nX-Host: mau.exemplo\r\nX-Original-URL: /mau.exemplo\r\n',
    'Host: esporte.example\r\n',
  ])
    answers.push(await ask('/agenda', headers));
  for (const answer of answers) {
    expect(answer).toContain('<a href="https://esporte.example/agenda">');
    expect(answer).not.toContain('mau.exemplo');
  }
  expect(await ask('http://mau.exemplo/agenda')).not.toContain('//mau.exemplo');
  expect(rendered).toBeLessThanOrEqual(2);
});

test('a request whose end is not certain is not taken', async () => {
  const lengths = [
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 4\r\nContent-Length: 5\r\n',
    'Content-Length: +4\r\n',
    'Transfer-Encoding: chunked, identity\r\n',
    'Transfer-Encoding : chunked\r\n',
  ];
  rendered = 0;
  for (const length of lengths) {
    const socket = connect((front.server.address() as AddressInfo).port, '127.0.0.1');
    const body = '0\r\n\r\nGET /escondido HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.write(
      `POST /newsletter HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${length}\r\n${body}`,
    );
    expect(await text(socket), length).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(rendered).toBe(0);
});
