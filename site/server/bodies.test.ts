import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { largestUpload } from '../../lib/file-kinds.ts';
import { takeBytes, takeUploads } from './bodies.ts';

let front: FastifyInstance;
let arrived = 0;
const address = '/servicos/bolsa-atleta/inscricao/arquivo?rascunho=x';
const sizeOf = async ({ body }: { body: unknown }) => String((body as Buffer).length);

beforeEach(async () => {
  front = Fastify({ bodyLimit: 1000 });
  arrived = 0;
  front.addHook('onRequest', async () => {
    arrived += 1;
  });
  takeBytes(front);
  front.post('/*', sizeOf);
  takeUploads(front, sizeOf, async () => true);
  await front.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => front.close());

const post = (url: string, bytes: number) =>
  front.inject({
    method: 'POST',
    url,
    payload: Buffer.alloc(bytes),
    headers: { 'content-type': 'x/y' },
  });

test('a file may be larger than any other form', async () => {
  expect((await post('/contato', 2000)).statusCode).toBe(413);
  expect((await post(address, 2000)).body).toBe('2000');
});

test('one that is too large is read to its end and not kept, so that the page can say it', async () => {
  const answer = await post(address, largestUpload + 1);
  expect([answer.statusCode, answer.body]).toEqual([200, '0']);
});

test('what claims to be gigantic is not even read', async () => {
  const headers = { 'content-length': String(10 ** 9), 'content-type': 'x/y' };
  const { statusCode } = await front.inject({ method: 'POST', url: address, headers });
  expect(statusCode).toBe(413);
});

test('one sender has two under way at most, and may go on when one has ended', async () => {
  const { port } = front.server.address() as { port: number };
  const head = `POST ${address} HTTP/1.1\r\nHost: x\r\nContent-Type: x/y\r\nContent-Length: 9\r\n\r\n`;
  const slow = [1, 2].map(() =>
    connect(port, '127.0.0.1', function (this: { write: (t: string) => void }) {
      this.write(head);
    }),
  );
  // A third that came between the two would take the place of one of them.
  await expect.poll(() => arrived).toBe(2);
  await expect.poll(async () => (await post(address, 9)).statusCode).toBe(503);
  slow[0]?.destroy();
  await expect.poll(async () => (await post(address, 9)).statusCode).toBe(200);
  slow[1]?.destroy();
});
