import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeUploads } from '../../site/server/bodies.ts';

const known = 'K'.repeat(22);
const address = (key: string) => `/servicos/bolsa-atleta/inscricao/arquivo?rascunho=${key}`;
const open: Socket[] = [];
let front: FastifyInstance;
/** Uploads whose key was looked for. */
let asked = 0;

beforeEach(async () => {
  asked = 0;
  front = Fastify({ trustProxy: true });
  takeUploads(
    front,
    async ({ body }) => String((body as Buffer).length),
    async (key) => {
      asked += 1;
      return key === known;
    },
  );
  await front.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await front.close();
});

/** Begins a file and never ends it. */
function begin(sender: string, key: string): void {
  const { port } = front.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(
      `POST ${address(key)} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${sender}\r\nContent-Type: x/y\r\nContent-Length: 9999\r\n\r\n${'x'.repeat(5000)}`,
    ),
  );
  socket.on('error', () => undefined);
  open.push(socket);
}

const send = (sender: string, key = known) =>
  front.inject({
    ...{ method: 'POST', url: address(key), payload: Buffer.alloc(9) },
    headers: { 'content-type': 'x/y', 'x-forwarded-for': sender },
  });

test('twelve senders that hold all they may leave a place to the thirteenth', async () => {
  for (let sender = 1; sender <= 12; sender += 1)
    for (let time = 0; time < 2; time += 1) begin(`203.0.113.${sender}`, known);
  await expect.poll(() => asked).toBe(24);
  expect((await send('203.0.113.1')).statusCode).toBe(503);
  const answer = await send('203.0.113.13');
  expect([answer.statusCode, answer.body]).toEqual([200, '9']);
});

test('whoever has no draft gets no place, and nothing of what they send is kept', async () => {
  for (let time = 0; time < 40; time += 1) begin('203.0.113.1', 'U'.repeat(22));
  await expect.poll(() => asked).toBe(40);
  expect((await send('203.0.113.1', 'U'.repeat(22))).body).toBe('0');
  expect((await send('203.0.113.1')).body).toBe('9');
});
