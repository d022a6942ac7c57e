// Long because every test talks to one server, with one function in the place of Astro.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectMetrics } from '../../lib/metrics.ts';
import { readSettings } from '../../lib/settings.ts';
import { createFront } from './front.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
const settings = readSettings({ SITE_URL: 'https://esporte.example', DATA_DIR: folder });
/** Counts what came to Fastify. */
let routed = 0;
let state = { version: 1, words: 'Agenda', recent: true };
let front: ReturnType<typeof open>;

function open() {
  const one = createFront({
    settings,
    clientDirectory: folder,
    render: async (request) =>
      new Response(`${state.words} ${request.headers.get('save-data')} `.repeat(200), {
        headers: { 'cache-control': 's-maxage=60', 'content-type': 'text/html' },
      }),
    version: Object.assign(async () => state.version, {
      recent: () => (state.recent ? state.version : undefined),
    }),
    findRedirect: async () => undefined,
    admitPost: async () => 0,
    openPreview: async () => undefined,
  });
  one.addHook('onRequest', async () => {
    routed += 1;
  });
  return one;
}

beforeEach(async () => {
  routed = 0;
  state = { version: 1, words: 'Agenda', recent: true };
  front = open();
  await front.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => front.close());
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Headers = Record<string, string>;
const brotli: Headers = { 'accept-encoding': 'gzip, br' };

function ask(
  path: string,
  headers: Headers = brotli,
  method = 'GET',
  agent: Agent | false = false,
) {
  const { port } = front.server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Headers; body: Buffer }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, method, agent }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const { date: _, ...rest } = response.headers as Headers;
      resolve({ status: response.statusCode ?? 0, headers: rest, body });
    }).once('error', reject);
  });
}

/** Asks until the page is kept in its smallest form. */
async function warm(path: string, headers: Headers = brotli) {
  await expect
    .poll(async () => {
      const before = routed;
      await ask(path, headers);
      return routed - before;
    })
    .toBe(0);
  routed = 0;
}

test('what was asked before is answered without Fastify, with the same headers and words', async () => {
  const first = await ask('/agenda');
  await warm('/agenda');
  const kept = await ask('/agenda');
  expect(routed).toBe(0);
  expect(kept.headers).toEqual({
    ...first.headers,
    'content-length': kept.headers['content-length'],
  });
  expect(brotliDecompressSync(kept.body)).toEqual(brotliDecompressSync(first.body));
});

test('a publication is seen at once', async () => {
  await warm('/agenda');
  Object.assign(state, { version: 2, words: 'Nova' });
  expect(brotliDecompressSync((await ask('/agenda')).body).toString()).toMatch(/^Nova/);
});

test('while the content’s number is not known, the front server answers', async () => {
  await warm('/agenda');
  state.recent = false;
  expect((await ask('/agenda')).status).toBe(200);
  expect(routed).toBe(1);
});

test('other words are another question', async () => {
  await warm('/agenda');
  const saving = await ask('/agenda', { ...brotli, 'save-data': 'on' });
  expect(brotliDecompressSync(saving.body).toString()).toMatch(/^Agenda on/);
  const zipped = await ask('/agenda', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.body).toString()).toMatch(/^Agenda null/);
  expect((await ask('/agenda', {})).body.toString()).toMatch(/^Agenda null/);
  expect((await ask('/agenda', brotli, 'HEAD')).body).toHaveLength(0);
  const { etag = '' } = (await ask('/agenda')).headers;
  expect(await ask('/agenda', { ...brotli, 'if-none-match': etag })).toMatchObject({ status: 304 });
  expect((await ask('/agenda', brotli, 'DELETE')).status).toBe(405);
});

test('gzip alone is answered so too', async () => {
  const gzip = { 'accept-encoding': 'gzip' };
  await warm('/agenda', gzip);
  expect(gunzipSync((await ask('/agenda', gzip)).body).toString()).toMatch(/^Agenda null/);
  expect(routed).toBe(0);
});

test('words that only look alike are not taken for each other', async () => {
  await warm('/agenda', {
    'accept-encoding': 'gzip, br,',
    'available-dictionary': 'zstd',
    'save-data': 'undefined on',
  });
  const saving = await ask('/agenda', { 'accept-encoding': 'gzip, br, zstd', 'save-data': 'on' });
  expect(brotliDecompressSync(saving.body).toString()).toMatch(/^Agenda on/);
});

test('each answer is counted once, whichever way it goes', async () => {
  const counted = async (family: string) => {
    const found = (await collectMetrics()).find(({ name }) => name === family);
    return found?.samples.reduce((sum, { value }) => sum + value, 0) ?? 0;
  };
  const uses = () => counted('portal_cache_total');
  const answers = () => counted('portal_pages_total');
  // Not known, known but not kept at its best, and kept.
  const before = await uses();
  for (let time = 0; time < 3; time += 1) await ask('/agenda');
  expect(await uses()).toBe(before + 3);
  await warm('/agenda');
  const [usesBefore, answersBefore] = [await uses(), await answers()];
  await ask('/agenda');
  expect([await uses(), await answers()]).toEqual([usesBefore + 1, answersBefore + 1]);
});

test('while the server stops, a kept answer ends its connection', async () => {
  await warm('/agenda');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const once = async () => (await ask('/agenda', brotli, 'GET', agent)).headers.connection;
  expect(await once()).toBe('keep-alive');
  const closed = front.close();
  expect(await once()).toBe('close');
  expect(routed).toBe(0);
  await closed;
});
