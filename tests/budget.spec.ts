import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

const kilobyte = 1024;

/** What a visit costs in bytes on the wire, by kind, as Chromium counted them. */
test('the home page is light', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'unknown';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const firstView = (bytes.Document ?? 0) + (bytes.Stylesheet ?? 0) + (bytes.Font ?? 0);
  expect(bytes.Script ?? 0).toBeLessThanOrEqual(15 * kilobyte);
  expect(firstView).toBeLessThanOrEqual(90 * kilobyte);
  expect(bytes.Document).toBeGreaterThan(kilobyte);
  expect(bytes.Font).toBeGreaterThan(10 * kilobyte);
});

/** Minified, not compressed: what a browser has to read before it paints. */
test('no page gets more than 46 KB of styles, and all of them are 160 KB', async ({ request }) => {
  const sizes = new Map<string, number>();
  const heaviest = { path: '', bytes: 0 };
  for (const path of new Set(views.map((view) => view.path))) {
    const page = await (await request.get(path)).text();
    let bytes = 0;
    for (const [, address = ''] of page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
      const size = sizes.get(address) ?? (await (await request.get(address)).body()).length;
      sizes.set(address, size);
      bytes += size;
    }
    expect(bytes, path).toBeGreaterThan(20 * kilobyte);
    if (bytes > heaviest.bytes) Object.assign(heaviest, { path, bytes });
  }
  expect(heaviest.bytes, heaviest.path).toBeLessThanOrEqual(46 * kilobyte);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(all).toBeLessThanOrEqual(160 * kilobyte);
});

test('no address of another host is asked for, and no cookie is set', async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([process.env.PORTAL_SITE]);
  expect(await context.cookies()).toEqual([]);
});

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
    const gzip = await request.get('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers()['content-encoding']).toBe('gzip');
  });

  test('files with a hash in their name are kept for ever', async ({ request, page }) => {
    await page.goto('/');
    const sheet = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
    const poster = await page.locator('.frame img').first().getAttribute('src');
    for (const address of [sheet, poster]) {
      const headers = (await request.get(address ?? '')).headers();
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
});
