import { once } from 'node:events';
import { request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createAdminServer } from '../../scripts/admin-server.ts';

/** What the admin's own server refuses before Next and Payload hear of it. */
const settings = {
  ...{ uploadLimitBytes: 1024, uploadRequestBytes: 2048, trustedProxies: [] as string[] },
  ...{ adminUrl: 'https://admin.exemplo.ap.gov.br', adminHost: '10.1.2.3' },
};
let server: Server;
let heard: Record<string, unknown>[] = [];

type Answer = (response: ServerResponse) => Promise<void> | void;
async function start(own: Partial<typeof settings> = {}, answer: Answer = (to) => void to.end()) {
  heard = [];
  server = createAdminServer(
    async ({ headers }, response) => {
      heard.push(headers);
      await answer(response);
    },
    { ...settings, ...own },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(headers: Record<string, string> = {}, path = '/admin', method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [response] = await once(asked, 'response');
  return { status: response.statusCode as number, words: await text(response) };
}
const guess = (headers: Record<string, string> = {}, path = '/api/users/login') =>
  ask({ host: 'localhost', ...headers }, path, 'POST');

test.each([
  ...['admin.exemplo.ap.gov.br', 'ADMIN.exemplo.ap.gov.br:443', 'localhost:3001', 'localhost:4001'],
  ...['127.0.0.1:3001', '[::1]:3001', '10.1.2.3:3001'],
])('asked for as %s the admin answers', async (host) => {
  await start();
  expect((await ask({ host })).status).toBe(200);
});

test.each([
  ...['outro.exemplo.com', 'localhost.outro.exemplo.com', '127.0.0.1.outro.exemplo.com'],
  ...['admin.exemplo.ap.gov.br@outro.exemplo.com', 'admin.exemplo.ap.gov.br:8443', '10.9.9.9:3001'],
])('asked for as “%s” it does not', async (host) => {
  await start();
  const { status, words } = await ask({ host });
  expect(status).toBe(421);
  expect(words).toContain('Este não é o endereço do admin.');
  expect(heard).toEqual([]);
});

test('an IPv6 address of its own is a name, too', async () => {
  await start({ adminHost: 'fd00::5' });
  expect((await ask({ host: '[fd00::5]:3001' })).status).toBe(200);
  expect((await ask({ host: '[fd00::6]:3001' })).status).toBe(421);
});

test('only a trusted proxy says by which name and from where it was asked', async () => {
  const said = { host: 'localhost', 'x-forwarded-host': 'outro.exemplo.com' };
  await start();
  expect((await ask({ ...said, 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
  expect(heard[0]).not.toHaveProperty('x-forwarded-host');
  expect(heard[0]).not.toHaveProperty('x-forwarded-for');
  server.close();
  await start({ trustedProxies: ['loopback'] });
  expect((await ask(said)).status).toBe(421);
});

test('the figures are read by another machine that has a token', async () => {
  await start();
  expect((await ask({ host: 'outra:3001', authorization: 'Bearer x' }, '/metricas')).status).toBe(
    200,
  );
  expect((await ask({ host: 'outra:3001' }, '/metricas')).status).toBe(421);
});

const wrong: Answer = (response) => void response.writeHead(401).end();

test('after fifty wrong guesses a network waits, whatever accounts they are for; others do not', async () => {
  await start({ trustedProxies: ['loopback'] }, wrong);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let tries = 0; tries < 50; tries += 1)
    expect((await guess(from(`2001:db8::${tries}`))).status).toBe(401);
  const late = await guess(from('2001:db8::ffff'), '/api/users/LOGIN');
  expect(late.status).toBe(429);
  for (const path of [
    '/api/%75sers/login',
    '//api/users/login',
    '/api/x/../users/login',
    '/api/%zz',
  ])
    expect((await guess(from('2001:db8::ffff'), path)).status, path).toBe(429);
  expect(late.words).toContain('Tentativas demais deste endereço de rede. Espere 10 minutos');
  expect((await guess(from('2001:db8:1::1'))).status).toBe(401);
  expect((await ask({ host: 'localhost', ...from('2001:db8::1') }, '/api/users/me')).status).toBe(
    401,
  );
  expect(heard).toHaveLength(52);
});

test('of forty guesses at once eight are taken, and ordinary requests go on', async () => {
  const held: ServerResponse[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await start({}, async (response) => {
    held.push(response);
    await promise;
    await wrong(response);
  });
  const guesses = Array.from({ length: 40 }, () => guess());
  await expect.poll(() => held.length).toBe(8);
  const ordinary = ask({ host: 'localhost' }, '/api/news');
  await expect.poll(() => held.length).toBe(9);
  resolve();
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(32);
  expect((await ordinary).status).toBe(401);
});
