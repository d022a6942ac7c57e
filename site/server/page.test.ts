import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, toPage } from './page.ts';

const long = 'Esporte e lazer. '.repeat(200);
const html = (text = long, headers = {}) =>
  toPage(new Response(text, { headers: { 'content-type': 'text/html', ...headers } }));

describe('encodings', () => {
  test('brotli before gzip before nothing', async () => {
    const page = await html();
    expect(chooseEncoding(page, 'gzip, deflate, br')).toBe('br');
    expect(chooseEncoding(page, 'gzip')).toBe('gzip');
    expect(chooseEncoding(page, 'identity')).toBeUndefined();
    expect(chooseEncoding(page, undefined)).toBeUndefined();
    expect(chooseEncoding(page, 'br;q=0, gzip;q=1.0')).toBe('gzip');
  });

  test('what is short or already compressed goes out as it is', async () => {
    expect(chooseEncoding(await html('short'), 'br')).toBeUndefined();
    const picture = await toPage(new Response(long, { headers: { 'content-type': 'image/webp' } }));
    expect(chooseEncoding(picture, 'br')).toBeUndefined();
  });

  test('each reads back as the page', async () => {
    const page = await html();
    expect(brotliDecompressSync(await page.encoded('br')).toString()).toBe(long);
    expect(gunzipSync(await page.encoded('gzip')).toString()).toBe(long);
  });

  test('a compressed body holds no memory but its own', async () => {
    const page = await html();
    for (const encoding of ['br', 'gzip'] as const) {
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
