// Long because every test talks to one server, with one function in the place of Astro.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../lib/settings.ts';
import { createFront } from './front.ts';

const folder = mkdtempSync(join(tmpdir(), 'front-'));
const settings = readSettings({ SITE_URL: 'https://esporte.example', DATA_DIR: folder });
let port = 0;

/** Stands in for Astro: pages return their address, `/vazio` is an answer without a page. */
let rendered: string[] = [];
let asked = 0;
let hold: Promise<void> | undefined;
let version = 1;
const redirects: Record<string, string> = {
  '/antigo.csv': '/dados?x=1#ção',
  '/verao': 'https://exemplo.com/verão',
  '/agenda': '/nunca',
};
/** The headers of the last request that a page was rendered for. */
let told: Headers | undefined;
async function render(request: Request, locals: Partial<App.Locals> = {}) {
  const { pathname, search } = new URL(request.url);
  rendered.push(pathname + search);
  told = request.headers;
  await hold;
  if (
    ['/vazio.csv', '/antigo.csv', '/verao', '/nada'].includes(pathname) ||
    /[A-Z]|.\/$/.test(pathname)
  )
    return new Response(null, { status: 404 });
  if (request.method === 'POST') {
    const { email } = Object.fromEntries(await request.formData());
    if (email && (await locals.admitPost?.()) === false) return new Response('Muitas');
    return new Response('Recebido');
  }
  const status = pathname === '/404' ? 404 : pathname === '/500' ? 500 : 200;
  const words =
    status === 200 ? pathname + search : `${locals.failure ?? 404} ${locals.path ?? ''}`;
  return new Response(words, { status, headers: { 'cache-control': 's-maxage=60' } });
}

type Arrival = NonNullable<Parameters<typeof createFront>[0]['arrival']>;

async function open(arrival?: Arrival) {
  const one = createFront({
    settings,
    clientDirectory: folder,
    render,
    version: async () => version,
    findRedirect: async (path) => redirects[path],
    admitPost: async (_address, limit) => (++asked > limit ? 30 : 0),
    openPreview: async () => undefined,
    ...(arrival ? { arrival } : {}),
  });
  await one.listen({ port: 0, host: '127.0.0.1' });
  port = (one.server.address() as AddressInfo).port;
  return one;
}
let front: Awaited<ReturnType<typeof open>>;

beforeEach(async () => {
  rendered = [];
  asked = 0;
  hold = undefined;
  mkdirSync(join(folder, 'documents'), { recursive: true });
  writeFileSync(join(folder, 'documents', 'x.html'), '%PDF-1.7');
  front = await open();
});
afterEach(async () => {
  await front.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends bytes as they are and returns all that comes back, until the other side ends. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // Cut off with bytes still on their way, a connection may end as reset: also an end without an answer.
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}
const request = (method: string, url: string, more = '') =>
  send(`${method} ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const protections = [
  /\r\nx-content-type-options: nosniff\r\n/i,
  /\r\ncontent-security-policy: default-src 'none'/i,
  /\r\nstrict-transport-security: /i,
];
const expectProtected = (answer: string) => {
  for (const header of protections) expect(answer).toMatch(header);
};

describe('A1: what never reaches Astro', () => {
  test.each([
    '/_image?href=/cartazes/a.svg&w=20000&h=20000',
    '/%5Fimage?href=/a',
    '//_image?href=/a',
    '/a/../_image?href=/a',
    '/_server-islands/Ilha',
    '/_actions/agir',
    '/500',
  ])('%s', async (url) => {
    const answer = await request('GET', url);
    expect(statusOf(answer)).toBe(404);
    expect(rendered).toEqual(['/404']);
    expect(answer).toContain(`404 ${url.split('?')[0]}`);
  });
});

describe('addresses', () => {
  test('a stray parameter in a loop meets the page cache', async () => {
    for (let time = 0; time < 20; time += 1)
      expect(statusOf(await request('GET', `/agenda?x${time}=${time}&data=todas`))).toBe(200);
    expect(rendered).toEqual(['/agenda?data=todas']);
  });

  test('over two kilobytes are refused with a page, and that page costs nothing', async () => {
    const long = (length: number) => `/busca?q=${'x'.repeat(length - 9)}`;
    expect(statusOf(await request('GET', long(2048)))).toBe(200);
    for (let time = 0; time < 3; time += 1) {
      const answer = await request('GET', long(2049 + time));
      expect(statusOf(answer)).toBe(414);
      expect(answer).toContain('414');
      expectProtected(answer);
    }
    expect(rendered.filter((path) => path === '/500')).toHaveLength(1);
  });

  test('one that is malformed is not found, and is told as it came', async () => {
    const answer = await request('GET', '/%E0%A4%A');
    expect(statusOf(answer)).toBe(404);
    expect(answer).toContain('404 /%E0%A4%A');
    expectProtected(answer);
  });

  test('an answer without a page gets the not-found page', async () => {
    const answer = await request('GET', '/vazio.csv');
    expect(statusOf(answer)).toBe(404);
    expect(answer).toContain('404 /vazio.csv');
  });

  test('without a page, an editor may have sent it elsewhere; a page is never sent away', async () => {
    const here = await request('GET', '/antigo.csv?x=2');
    expect(statusOf(here)).toBe(301);
    expect(here).toContain('location: /dados?x=1#%C3%A7%C3%A3o');
    expect(here).toContain('cache-control: no-cache');
    expectProtected(here);
    expect(await request('GET', '/verao')).toContain('location: https://exemplo.com/ver%C3%A3o');
    expect(statusOf(await request('GET', '/agenda'))).toBe(200);
  });

  test.each([
    ['/Agenda', '/agenda'],
    ['/agenda/', '/agenda'],
    ['/AGENDA//?data=todas', '/agenda?data=todas'],
  ])('%s leads to the page as we write its address', async (asked, usual) => {
    const answer = await request('GET', asked);
    expect(statusOf(answer)).toBe(301);
    expect(answer).toContain(`location: ${usual}\r\n`);
  });

  test.each(['/Nada', '/nada/', '//Exemplo.com', '//exemplo.com/'])(
    '%s leads nowhere',
    async (asked) => {
      expect(statusOf(await request('GET', asked))).toBe(404);
    },
  );
});

describe('A9: methods', () => {
  test.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s is not for pages',
    async (method) => {
      for (const [url, allow] of [
        ['/', 'GET, HEAD'],
        ['/nada', 'GET, HEAD'],
        ['/%E0%A4%A', 'GET, HEAD'],
        ['/newsletter?x=1', 'GET, HEAD, POST'],
      ] as const) {
        const answer = await request(method, url, 'X-Mark: echo\r\n');
        expect(statusOf(answer), url).toBe(405);
        expect(answer).toMatch(new RegExp(`\r\nallow: ${allow}\r\n`, 'i'));
        expect(answer).not.toContain('echo');
        expectProtected(answer);
      }
      expect(rendered).toEqual(['/500']);
    },
  );

  test('a post to a page that takes none is refused before it is read', async () => {
    expect(statusOf(await request('POST', '/agenda', 'Content-Length: 9999999\r\n'))).toBe(405);
  });
});

describe('A9: what never becomes a request', () => {
  test.each([
    ['nonsense', 'x\r\n\r\n', 400, 'O pedido está malformado.'],
    ['a header of 40 KB', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`, 431, 'grandes demais'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, '400'],
  ])('%s', async (_name, bytes, status, words) => {
    const answer = await send(bytes);
    expect(statusOf(answer)).toBe(status);
    expect(answer).toContain(words);
    expectProtected(answer);
  });
});

const slowPost = 'POST /newsletter HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nemail=';

describe('A6: a body that does not come', () => {
  test('is not waited for', async () => {
    await front.close();
    front = await open({ requestTimeout: 50, connectionsCheckingInterval: 10 });
    const answer = await send(slowPost);
    expect(statusOf(answer)).toBe(408);
    expect(answer).toContain('O pedido demorou demais para chegar.');
    expectProtected(answer);
  });

  test('holds no stop, and what was asked before is answered', async () => {
    const release = Promise.withResolvers<void>();
    hold = release.promise;
    const page = request('GET', '/agenda');
    await expect.poll(() => rendered).toEqual(['/agenda']);
    const connections = () =>
      new Promise<number>((resolve) =>
        front.server.getConnections((_error, count) => resolve(count)),
      );
    const slow = Array.from({ length: 20 }, () => send(slowPost));
    await expect.poll(connections).toBe(21);
    const closed = front.close();
    expect(await Promise.all(slow)).toEqual(slow.map(() => ''));
    release.resolve();
    expect(await page).toContain('/agenda');
    await closed;
  });
});

describe('posts', () => {
  const post = async (email: string) => {
    const body = `email=${email}`;
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
    return send(
      `POST /newsletter HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${type}Content-Length: ${body.length}\r\n\r\n${body}`,
    );
  };

  test('B12: empty ones do not count; the sixth that would be done is refused', async () => {
    for (let time = 0; time < 9; time += 1) expect(await post('')).toContain('Recebido');
    for (let time = 0; time < 5; time += 1) expect(statusOf(await post('a@b.com'))).toBe(200);
    const sixth = await post('a@b.com');
    expect(statusOf(sixth)).toBe(429);
    expect(sixth).toMatch(/\r\nretry-after: 30\r\n/i);
    expect(sixth).toContain('Muitas');
    expect(await post('')).toContain('Recebido');
  });
});

test('A9: a document is what we say it is, whatever its name', async () => {
  const answer = await request('GET', '/documentos/x.html');
  expect(statusOf(answer)).toBe(200);
  expect(answer).toMatch(/\r\ncontent-type: application\/pdf\r\n/i);
  expect(answer).toMatch(/\r\ncontent-disposition: inline; filename\*=UTF-8''x\.pdf\r\n/i);
  expectProtected(answer);
});

test('A6: of one sender a few pages are rendered at a time, kept pages come at once', async () => {
  await request('GET', '/agenda');
  const release = Promise.withResolvers<void>();
  hold = release.promise;
  const searches = Array.from({ length: 10 }, (_, index) => request('GET', `/busca?q=${index}`));
  await expect.poll(() => rendered.length).toBe(3);
  expect(await request('GET', '/agenda')).toContain('/agenda');
  expect(rendered).toHaveLength(3);
  release.resolve();
  const answers = await Promise.all(searches);
  expect(answers.map(statusOf)).toEqual(answers.map(() => 200));
});

test('a page that is read is rendered again after a publication, without anything of its visitors', async () => {
  for (let time = 0; time < 2; time += 1)
    await request('GET', '/agenda', 'Save-Data: on\r\nCookie: a=b\r\n');
  expect(told?.get('cookie')).toBe('a=b');
  version += 1;
  await expect.poll(() => rendered).toEqual(['/agenda', '/agenda']);
  expect([...(told ?? [])]).toEqual([['save-data', 'on']]);
});
