import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { bytesOf, encodeKey, openStorage } from './s3-requests.ts';

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-length': 8 });
  response.write('meio');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a storage that falls silent in the middle of a file is given up', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = await openStorage({
    ...{ origin: `http://127.0.0.1:${port}`, bucket: 'portal', region: 'us-east-1' },
    ...{ key: 'chave', secret: 'segredo' },
  });
  const answer = await ask('GET', 'media/foto.jpg');
  await expect(bytesOf(answer)).rejects.toThrow('parou no meio de um arquivo');
});

test('a key is written as its signature wants it', () => {
  expect(encodeKey("media/Praça (1)+!'*&.jpg")).toBe(
    'media/Pra%C3%A7a%20%281%29%2B%21%27%2A%26.jpg',
  );
});
