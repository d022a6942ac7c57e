import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counter } from '../lib/metrics.ts';
import { serveMetrics } from './admin-metrics.ts';

const metricsToken = 'um-segredo-bem-comprido';
const handle = serveMetrics(async (_, response) => void response.end('admin'), { metricsToken });
const server = createServer((request, response) => void handle(request, response));
let address = '';
beforeAll(async () => {
  counter('portal_test_total', 'Teste.').add();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = (headers: Record<string, string> = {}) => fetch(`${address}/metricas`, { headers });

test('this machine reads the figures', async () => {
  const response = await ask();
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await response.text()).toMatch(/portal_test_total\{program="admin",process="\d+"\} 1\n/);
});

test('whoever comes through a proxy needs the token', async () => {
  const through = { 'x-forwarded-for': '203.0.113.9' };
  expect((await ask(through)).status).toBe(404);
  expect((await ask({ ...through, authorization: 'Bearer outro' })).status).toBe(404);
  const allowed = { ...through, authorization: `Bearer ${metricsToken}` };
  expect((await ask(allowed)).status).toBe(200);
});

test('everything else is the admin’s', async () => {
  expect(await (await fetch(`${address}/admin`)).text()).toBe('admin');
});
