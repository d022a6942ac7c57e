import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endEverything } from '../machine/endings.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';

const body = Buffer.from(Array.from({ length: 20_000 }, (_, index) => index % 251));
const bytesPerMs = 1000;
let server: Server;
let line: SlowLine;

beforeAll(async () => {
  server = createServer((_, answer) => answer.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  line = await openSlowLine((server.address() as AddressInfo).port);
});
afterAll(async () => {
  await endEverything();
  server.close();
});

/** How long an answer takes at least; a busy machine makes it longer, never shorter. */
async function ask(latency: number): Promise<number> {
  line.setSpeed({ latency, down: bytesPerMs * 1000, up: bytesPerMs * 1000 });
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${line.port}/`, {
    headers: { connection: 'close' },
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(body);
  return performance.now() - start;
}

test('a connection, a question and an answer longer than the first window: three ways there and back', async () => {
  expect(await ask(100)).toBeGreaterThanOrEqual(300);
});

test('bytes come one after another', async () => {
  expect(await ask(0)).toBeGreaterThanOrEqual(body.length / bytesPerMs);
});

test('answers of one time share the line', async () => {
  const start = performance.now();
  await Promise.all([ask(0), ask(0), ask(0)]);
  expect(performance.now() - start).toBeGreaterThanOrEqual((3 * body.length) / bytesPerMs);
});
