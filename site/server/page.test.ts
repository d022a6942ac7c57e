import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { brotli, gzipped } from './encodings.ts';
import { isWorthCompressing, toPage } from './page.ts';

const long = 'Esporte e lazer. '.repeat(200);
const html = (text = long, headers = {}) =>
  toPage(new Response(text, { headers: { 'content-type': 'text/html', ...headers } }));

describe('encodings', () => {
  test('what is short or already compressed goes out as it is', async () => {
    expect(isWorthCompressing(await html('short'))).toBe(false);
    expect(isWorthCompressing(await html())).toBe(true);
    const picture = await toPage(new Response(long, { headers: { 'content-type': 'image/webp' } }));
    expect(isWorthCompressing(picture)).toBe(false);
  });

  test('each reads back as the page', async () => {
    const page = await html();
    expect(brotliDecompressSync(await page.encoded(brotli)).toString()).toBe(long);
    expect(gunzipSync(await page.encoded(gzipped)).toString()).toBe(long);
  });

  test('what is sent again is compressed better meanwhile', async () => {
    const page = await html(readFileSync(import.meta.filename, 'utf8'));
    const first = await page.encoded(brotli);
    expect(await page.encoded(brotli)).toBe(first);
    await vi.waitFor(async () => expect(await page.encoded(brotli)).not.toBe(first));
    const better = await page.encoded(brotli);
    expect(better.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(better)).toEqual(page.body);
    expect(await page.encoded(brotli)).toBe(better);
  });

  test('a compressed body holds no memory but its own', async () => {
    const page = await html();
    for (const encoding of [brotli, gzipped]) {
      const body = await page.encoded(encoding);
      expect(body.buffer.byteLength).toBe(body.length);
    }
  });
});

describe('life', () => {
  test('is what the page says, for good answers only', async () => {
    expect((await html(long, { 'cache-control': 'public, s-maxage=60' })).lifeMs).toBe(60_000);
    expect((await html(long, { 'cache-control': 'no-store' })).lifeMs).toBe(0);
    const missing = new Response('', { status: 404, headers: { 'cache-control': 's-maxage=60' } });
    expect((await toPage(missing)).lifeMs).toBe(0);
  });
});

test('the tag changes with the body', async () => {
  expect((await html('a')).etag).not.toBe((await html('b')).etag);
});
