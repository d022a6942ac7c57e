import { describe, expect, test } from 'vitest';
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
