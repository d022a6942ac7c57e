import { once } from 'node:events';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { guardAnswers, readGuarded } from './guard-answers.ts';

let server: Server;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Stands in for Next: sets cookies as Payload does, says what cookies came. */
async function answerOf(adminUrl: string, path: string, cookie = '') {
  server = createServer((request, response) => {
    guardAnswers(request, response, adminUrl);
    response.appendHeader('set-cookie', 'payload-token=abc; Path=/; HttpOnly=true; Secure=true');
    response.appendHeader('set-cookie', 'payload-theme=dark; Path=/');
    if (path.startsWith('/_next/')) response.setHeader('cache-control', 'public, immutable');
    response.end(request.headers.cookie);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = ask({ port, path, host: '127.0.0.1', headers: { cookie } }).end();
  const [response] = await once(sent, 'response');
  let body = '';
  for await (const part of response) body += part;
  return { headers: response.headers, body };
}
const https = 'https://admin.exemplo.ap.gov.br';

test('over https the cookie of a session is bound to this host, and no other is taken for it', async () => {
  const sent = 'payload-theme=dark; payload-token=plantado; __Host-payload-token=meu';
  const { headers, body } = await answerOf(https, '/admin', sent);
  expect(headers['set-cookie']).toEqual([
    '__Host-payload-token=abc; Path=/; HttpOnly=true; Secure=true',
    'payload-theme=dark; Path=/',
  ]);
  expect(body).toBe('payload-theme=dark; payload-token=meu');
  expect(readGuarded('payload-token=plantado')).toBe('');
});

test('over https every answer says so, and over http none', async () => {
  for (const path of ['/admin', '/api/users/me', '/favicon.svg'])
    expect((await answerOf(https, path)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  const { headers, body } = await answerOf('http://localhost:3001', '/admin', 'payload-token=meu');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['set-cookie']?.[0]).toMatch(/^payload-token=abc;/);
  expect(body).toBe('payload-token=meu');
});

test('what is for one person is kept by nobody, and what a browser holds goes with the session', async () => {
  for (const path of ['/admin/collections/entries/1', '/api/entries/1'])
    expect((await answerOf(https, path)).headers['cache-control'], path).toBe('no-store');
  for (const path of ['/api/media/file/a.webp', '/favicon.svg'])
    expect((await answerOf(https, path)).headers['cache-control'], path).toBeUndefined();
  expect((await answerOf(https, '/_next/static/a.js')).headers['cache-control']).toContain(
    'immutable',
  );
  const out = await answerOf(https, '/api/users/logout?allSessions=false');
  expect(out.headers['clear-site-data']).toBe('"cache", "storage"');
});
