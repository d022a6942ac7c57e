import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createAdminServer, plainLimitBytes } from './admin-server.ts';

const limits = {
  uploadLimitBytes: 5 * 1024 * 1024,
  uploadRequestBytes: 6 * 1024 * 1024,
  adminUrl: 'https://admin.exemplo.ap.gov.br',
  adminHost: '127.0.0.1',
  trustedProxies: [] as string[],
};
let server: Server;
let handled = 0;

async function start(timeouts?: Parameters<typeof createAdminServer>[2]): Promise<number> {
  handled = 0;
  const echoLength = async (...[request, response]: Parameters<Handler>) => {
    handled += 1;
    response.end(String((await text(request)).length));
  };
  server = createAdminServer(echoLength, limits, timeouts).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
type Handler = Parameters<typeof createAdminServer>[0];

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const post = async (port: number, type: string, length: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: 'x'.repeat(length),
  });
  return { status: response.status, text: await response.text() };
};

test('a body within the limits reaches the admin', async () => {
  const port = await start();
  const form = 'multipart/form-data; boundary=x';
  expect(await post(port, 'application/json', plainLimitBytes)).toEqual({
    status: 200,
    text: String(plainLimitBytes),
  });
  const largest = limits.uploadRequestBytes;
  expect(await post(port, form, largest)).toEqual({ status: 200, text: String(largest) });
});

test('a body beyond them is refused by its length, in words, and never read', async () => {
  const port = await start();
  const form = 'multipart/form-data; boundary=x';
  const file = await post(port, form, limits.uploadRequestBytes + 1);
  expect(file.status).toBe(413);
  expect(JSON.parse(file.text).errors[0].message).toBe(
    'O arquivo é grande demais. O limite é de 5 MB.',
  );
  const words = await post(port, 'application/json', plainLimitBytes + 1);
  expect(words.status).toBe(413);
  expect(handled).toBe(0);
});

test('a body that does not say its length is refused, and its line closed', async () => {
  // Not waited for in a good run; where the body is taken, it ends in 408 instead of never.
  const port = await start({
    headersTimeout: 2000,
    requestTimeout: 2000,
    connectionsCheckingInterval: 100,
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 411 /);
  expect(handled).toBe(0);
});

test('whoever does not finish a request is not waited for', async () => {
  const port = await start({
    headersTimeout: 50,
    requestTimeout: 100,
    connectionsCheckingInterval: 20,
  });
  const slow = [
    'GET / HTTP/1.1\r\nHo',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nab',
  ];
  for (const beginning of slow) {
    const socket = connect(port, '127.0.0.1');
    socket.write(beginning);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  }
});
