import { expect, test } from './support/test.ts';

test.describe('headers', () => {
  test('pages: strict policy, compressed, and unchanged when unchanged', async ({ request }) => {
    const first = await request.get('/', { headers: { 'accept-encoding': 'br' } });
    const headers = first.headers();
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const again = await request.get('/', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status()).toBe(304);
    expect(headers.vary).toBe('accept-encoding, available-dictionary, save-data, sec-fetch-site');
    const gzip = await request.get('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers()['content-encoding']).toBe('gzip');
  });

  test('files with a hash in their name are kept for ever', async ({ request, page }) => {
    await page.goto('/');
    const script = await page.locator('script[src]').first().getAttribute('src');
    const poster = await page.locator('.frame img').first().getAttribute('src');
    for (const address of [script, poster]) {
      const headers = (await request.get(address ?? '')).headers();
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
});
