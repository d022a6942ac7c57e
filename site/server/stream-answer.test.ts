// Long because every test talks to one server, with one function in the place of Astro.
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../lib/settings.ts';
import { streamedHeader } from '../../lib/streamed.ts';
import { createFront } from './front.ts';

const folder = mkdtempSync(join(tmpdir(), 'stream-'));
const settings = readSettings({ SITE_URL: 'https://esporte.example', DATA_DIR: folder });
const part = new TextEncoder().encode('x'.repeat(64 * 1024));
let version = 1;
/** How many parts were made, and how many answers were given up. */
let made = 0;
let cancelled = 0;
const never = Number.POSITIVE_INFINITY;
let parts = 3;
let failAt = never;
let secondPart: Promise<void> | undefined;

/** Stands in for Astro: `/dados/agenda.csv` is a long file, anything else a page. */
async function render(request: Request): Promise<Response> {
  if (!request.url.endsWith('.csv')) return new Response('página');
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent === 1) await secondPart;
        if (sent === failAt) throw new Error('away');
        if (sent === parts) return controller.close();
        sent += 1;
        made += 1;
        controller.enqueue(part);
      },
      cancel() {
        cancelled += 1;
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: { 'content-type': 'text/csv', [streamedHeader]: 'yes' },
  });
}

let front: ReturnType<typeof createFront>;
let address = '';
beforeEach(async () => {
  [version, made, cancelled, parts, failAt, secondPart] = [1, 0, 0, 3, never, undefined];
  front = createFront({
    ...{ settings, clientDirectory: folder, render },
    version: async () => version,
    admitPost: async () => 0,
    openPreview: async () => undefined,
    findRedirect: async () => undefined,
  });
  await front.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await front.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${address}/dados/agenda.csv`, { method, headers });

/** Asks for the file, reads a little of it and then no more. */
async function beginAndStop() {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('GET /dados/agenda.csv HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

test('is sent whole, in the encoding that was asked for, and is rendered for each', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const response = await file({ 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(
      encoding === 'identity' ? null : encoding,
    );
    expect(response.headers.has(streamedHeader)).toBe(false);
    expect((await response.arrayBuffer()).byteLength).toBe(3 * part.length);
  }
  expect(made).toBe(9);
});

test('each part goes out as it is made, compressed too', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { promise, resolve } = Promise.withResolvers<void>();
    secondPart = promise;
    const { body } = await file({ 'accept-encoding': encoding });
    const reader = body?.getReader();
    expect((await reader?.read())?.value?.length, encoding).toBeGreaterThan(0);
    await reader?.cancel();
    resolve();
  }
});

test('HEAD and what is unchanged cost no part; a publication changes it', async () => {
  const { status, headers } = await file({}, 'HEAD');
  expect(status).toBe(200);
  expect(headers.has('content-length')).toBe(false);
  const etag = headers.get('etag') ?? '';
  expect((await file({ 'if-none-match': etag })).status).toBe(304);
  expect(made).toBe(0);
  version = 2;
  const changed = await file({ 'if-none-match': etag });
  expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([
    200,
    3 * part.length,
  ]);
});

test('nothing more is made for somebody who reads no more, and nothing at all when they have gone', async () => {
  parts = never;
  const socket = await beginAndStop();
  let before = -1;
  while (before !== made) {
    before = made;
    await pause(200);
  }
  // What the system buffers, and no more.
  expect(made).toBeLessThan(200);
  const given = cancelled;
  socket.destroy();
  await expect.poll(() => cancelled).toBe(given + 1);
  const atTheEnd = made;
  await (await fetch(`${address}/agenda`)).text();
  expect(made).toBe(atTheEnd);
});

test('a failure on the way cuts the connection, so that no part is taken for the whole', async () => {
  failAt = 2;
  for (const encoding of ['identity', 'gzip']) {
    const response = await file({ 'accept-encoding': encoding });
    await expect(response.arrayBuffer()).rejects.toThrow();
  }
  expect(console.error).toHaveBeenCalledTimes(2);
  vi.mocked(console.error).mockClear();
  failAt = never;
  expect((await (await file()).arrayBuffer()).byteLength).toBe(3 * part.length);
});

test('pages answer their sender while files are under way; a fifth file waits', async () => {
  parts = never;
  const sockets = [];
  for (let count = 0; count < 4; count += 1) sockets.push(await beginAndStop());
  expect(await (await fetch(`${address}/agenda`)).text()).toBe('página');
  const fifth = beginAndStop();
  expect(await Promise.race([fifth, pause(300, 'waits')])).toBe('waits');
  sockets[0]?.destroy();
  for (const socket of [...sockets, await fifth]) socket.destroy();
});
