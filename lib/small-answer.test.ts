import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallAnswer, smallJson } from './small-answer.ts';

const server = createServer(({ url }, answer) => {
  if (url === '/ok') answer.setHeader('content-type', 'application/json; a=b').end('{"a":1}');
  else if (url === '/long') answer.end('x'.repeat(200));
  else if (url === '/moved') answer.writeHead(302, { location: '/ok' }).end();
  else if (url === '/broken') answer.end('{');
  else if (url === '/gone') answer.writeHead(404).end('{}');
});
let base: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const limits = { withinMs: 10_000, mostBytes: 100 };

test('a short answer is taken', async () => {
  expect(await smallJson(`${base}/ok`, limits)).toEqual({ a: 1 });
  expect(await smallAnswer(`${base}/ok`, limits)).toMatchObject({ type: 'application/json' });
});

test.each(['/long', '/moved', '/broken', '/gone'])('%s is no answer', async (path) => {
  expect(await smallJson(base + path, limits)).toBeUndefined();
});

test('what does not answer in time, or does not exist, is no answer', async () => {
  expect(await smallJson(`${base}/silence`, { ...limits, withinMs: 50 })).toBeUndefined();
  expect(await smallAnswer('http://127.0.0.1:1/', limits)).toBeUndefined();
});
