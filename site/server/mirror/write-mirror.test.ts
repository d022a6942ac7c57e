// Long because all cases share one small site.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEncoder } from '../encoder.ts';
import type { Page } from '../page.ts';
import { diskSource, openMirrorFolder } from './mirror-folder.ts';
import { writeMirror } from './write-mirror.ts';

const siteUrl = 'https://portal.exemplo';
let place: string;
let answers: Record<string, { status?: number; type?: string; body?: string }>;
const reported: unknown[] = [];

function page(path: string): Promise<Page> {
  const { status = 200, type = 'text/html', body = '' } = answers[path] ?? { status: 404 };
  const bytes = Buffer.from(body);
  const headers = { 'content-type': type, 'content-security-policy': "default-src 'none'" };
  return Promise.resolve({
    status,
    headers,
    body: bytes,
    etag: '',
    lifeMs: 0,
    encoder: createEncoder(bytes),
  });
}

const map = (...paths: string[]) => ({
  type: 'application/xml',
  body: paths.map((path) => `<loc>${siteUrl}${path}</loc>`).join(''),
});
/** The sitemap of one event. */
const dated = (date: string) => ({
  type: 'application/xml',
  body: `<loc>${siteUrl}/agenda/x</loc><lastmod>${date}</lastmod>`,
});
const words = (text: string) => ({
  body: `<html><head><meta charset="utf-8"></head><body>%momento-da-copia% ${text}`,
});

const copyAt = (hour: number, pictureMs = 60_000) =>
  writeMirror({
    pictureMs,
    folder: openMirrorFolder(join(place, 'mirror')),
    siteUrl,
    standing: ['/robots.txt'],
    served: [['/midia/', diskSource(join(place, 'media'))]],
    renderPage: page,
    moment: new Date(Date.UTC(2026, 10, 16, hour)),
    report: (error) => reported.push(error),
  });
const read = (file: string) => readFileSync(join(place, 'mirror', file), 'utf8');

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'mirror-'));
  mkdirSync(join(place, 'media'));
  writeFileSync(join(place, 'media', 'a.avif'), 'fotografia', { mode: 0o600 });
  reported.length = 0;
  answers = {
    '/sitemap.xml': map('/sitemap-paginas.xml'),
    '/sitemap-paginas.xml': map('/', '/noticias', '/noticias/x'),
    '/': words('início <img src="/midia/a.avif"><a href="/agenda.ics">'),
    '/noticias': words('lista'),
    '/noticias/x': words('texto'),
    '/agenda.ics': { type: 'text/calendar', body: 'BEGIN:VCALENDAR' },
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *' },
  };
});
afterEach(() => rmSync(place, { recursive: true }));

test('every page of the sitemap, what it shows and leads to, compressed too', async () => {
  expect(await copyAt(15)).toEqual({ addresses: 8, written: 8, removed: 0, failed: 0 });
  expect(read('index.html')).toContain('16/11/2026 12:00 início');
  expect(read('noticias/x.html')).toContain('Content-Security-Policy');
  expect(read('agenda.ics')).toBe('BEGIN:VCALENDAR');
  expect(read('midia/a.avif')).toBe('fotografia');
  expect(statSync(join(place, 'mirror/midia/a.avif')).mode & 0o777).toBe(0o644);
  const pressed = readFileSync(join(place, 'mirror/noticias.html.gz'));
  expect(gunzipSync(pressed).toString()).toBe(read('noticias.html'));
});

test('writes only what changed; a page keeps the moment of its copy', async () => {
  await copyAt(15);
  answers['/noticias'] = words('outra lista');
  expect(await copyAt(16)).toMatchObject({ written: 1, removed: 0 });
  expect(read('noticias.html')).toContain('13:00 outra lista');
  expect(read('index.html')).toContain('12:00');
});

test('removes what is no longer public, and the files that only it had', async () => {
  await copyAt(15);
  answers['/sitemap-paginas.xml'] = map('/noticias');
  expect(await copyAt(16)).toMatchObject({ addresses: 4, removed: 4 });
  expect(() => read('noticias/x.html')).toThrow();
  expect(() => read('index.html.gz')).toThrow();
  expect(() => read('midia/a.avif')).toThrow();
});

test('the calendar of an event is made again only when its page changes', async () => {
  const calendar = (text: string) => ({ type: 'text/calendar', body: text });
  answers['/sitemap-paginas.xml'] = dated('2025');
  answers['/agenda/x'] = words('um evento <a href="/agenda/x.ics">');
  answers['/agenda/x.ics'] = calendar('um');
  await copyAt(15);
  answers['/agenda/x.ics'] = calendar('dois');
  expect(await copyAt(16)).toMatchObject({ written: 0, removed: 0 });
  expect(read('agenda/x.ics')).toBe('um');
  answers['/sitemap-paginas.xml'] = dated('2026');
  await copyAt(17);
  expect(read('agenda/x.ics')).toBe('dois');
});

test('a picture for which there was no time keeps its last copy, and is drawn with the next', async () => {
  const picture = (text: string) => ({ type: 'image/png', body: text });
  answers['/agenda/x'] = words('um evento <a href="/agenda/x/cartaz.png">');
  answers['/sitemap-paginas.xml'] = dated('2025');
  answers['/agenda/x/cartaz.png'] = picture('um');
  await copyAt(15);
  answers['/sitemap-paginas.xml'] = dated('2026');
  answers['/agenda/x/cartaz.png'] = picture('dois');
  expect(await copyAt(16, 0)).toMatchObject({ removed: 0 });
  expect(read('agenda/x/cartaz.png')).toBe('um');
  await copyAt(17);
  expect(read('agenda/x/cartaz.png')).toBe('dois');
});

test('a calendar that failed when its page changed is made with the next copy', async () => {
  answers['/sitemap-paginas.xml'] = dated('2025');
  answers['/agenda/x'] = words('um evento <a href="/agenda/x.ics">');
  answers['/agenda/x.ics'] = { type: 'text/calendar', body: 'um' };
  await copyAt(15);
  answers['/sitemap-paginas.xml'] = dated('2026');
  answers['/agenda/x.ics'] = { status: 500 };
  expect(await copyAt(16)).toMatchObject({ removed: 0, failed: 1 });
  expect(read('agenda/x.ics')).toBe('um');
  answers['/agenda/x.ics'] = { type: 'text/calendar', body: 'dois' };
  await copyAt(17);
  expect(read('agenda/x.ics')).toBe('dois');
});

test('a withdrawn page is gone before the others are copied, and its calendar too', async () => {
  answers['/noticias/x'] = words('texto <a href="/noticias/x.ics">');
  answers['/noticias/x.ics'] = { type: 'text/calendar', body: 'um' };
  await copyAt(15);
  expect(read('noticias/x.ics')).toBe('um');
  answers['/sitemap-paginas.xml'] = map('/', '/noticias');
  const whenRendered: string[][] = [];
  Object.defineProperty(answers, '/noticias', {
    get: () => {
      const left = ['x.html', 'x.ics'].filter((name) =>
        existsSync(join(place, 'mirror/noticias', name)),
      );
      whenRendered.push(left);
      return words('lista');
    },
  });
  await copyAt(16);
  expect(whenRendered).toEqual([[]]);
});

test('a page that fails keeps its last copy, with its files', async () => {
  await copyAt(15);
  answers['/'] = { status: 500 };
  expect(await copyAt(16)).toMatchObject({ removed: 0, failed: 1 });
  expect(read('index.html')).toContain('início');
  expect(read('midia/a.avif')).toBe('fotografia');
  expect(reported).toHaveLength(1);
});

test('without a sitemap nothing is touched', async () => {
  await copyAt(15);
  answers['/sitemap.xml'] = { status: 503 };
  await expect(copyAt(16)).rejects.toThrow();
  expect(read('index.html')).toContain('início');
});

test('after a lost ledger everything is written again', async () => {
  await copyAt(15);
  writeFileSync(join(place, 'mirror.json'), '{"half');
  expect(await copyAt(16)).toMatchObject({ written: 8 });
});
