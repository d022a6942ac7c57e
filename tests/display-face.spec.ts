import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { letters } from '../scripts/archivo.ts';
import { fetchedAhead } from './support/ahead.ts';
import { watchLoads } from './support/loads.ts';
import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

const isFace = ({ path }: { path: string }) => /\/face\.[\w-]+\.js$|\.woff2$/.test(path);

/** In each frame until the page is loaded: whether the face is there, and how large the heading is. */
const watchFrames = () => {
  const frames: { face: string; heading: string }[] = [];
  Object.assign(window, { frames_: frames });
  const look = () => {
    const box = document.querySelector('h1')?.getBoundingClientRect();
    const face = [...document.fonts].find(({ family }) => family.includes('Archivo Portuguese'));
    if (box) frames.push({ face: face?.status ?? 'none', heading: `${box.width} × ${box.height}` });
    if (document.readyState !== 'complete') requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

interface Frame {
  face: string;
  heading: string;
}

async function framesOf(page: Page): Promise<Frame[]> {
  await page.waitForLoadState('load');
  const frames = await page.evaluate(() => Reflect.get(window, 'frames_') as Frame[]);
  expect(frames.length).toBeGreaterThan(0);
  return frames;
}

const drawnHeading = async (page: Page) =>
  (await page.locator('h1').screenshot({ animations: 'disabled' })).toString('base64');

test.describe('the display face', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of ['/', paths.events, paths.athletes])
    test(`is there in the first frame of the first visit, at ${path}`, async ({ page }) => {
      const loads = await watchLoads(page);
      await page.addInitScript(watchFrames);
      await page.goto(path);
      const frames = await framesOf(page);
      // No frame without it, and nothing that would change the heading afterwards.
      expect(new Set(frames.map(({ face, heading }) => `${face} ${heading}`)).size).toBe(1);
      expect(frames[0]?.face).toBe('loaded');
      const drawn = await drawnHeading(page);
      await fetchedAhead(page);
      expect(await drawnHeading(page)).toBe(drawn);
      // The same page without it looks different: the comparison can fail.
      await page.evaluate(() => document.fonts.clear());
      expect(await drawnHeading(page)).not.toBe(drawn);
      expect(loads.filter(isFace).filter(({ kind }) => kind !== 'Fetch')).toEqual([]);
    });

  test('comes from the cache for a second page without a dictionary', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    // As a browser that knows no dictionaries. Blocked, not routed: a route would turn off the cache.
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.dat'] });
    await page.addInitScript(watchFrames);
    await page.goto('/');
    await fetchedAhead(page);
    const loads = await watchLoads(page);
    await page.evaluate((path) => location.assign(path), paths.athletes);
    await page.waitForURL(`**${paths.athletes}`);
    expect((await framesOf(page))[0]?.face).toBe('loaded');
    await expect(page.locator('script[src*="/face."]')).toHaveCount(1);
    await expect(page.locator('script').filter({ hasText: 'FontFace' })).toHaveCount(0);
    expect(loads.filter(isFace)).toEqual([]);
    await context.close();
  });

  test('a page opened from another of ours is shorter', async ({ request }) => {
    const size = async (site: string) => {
      const headers = { 'accept-encoding': 'br', 'sec-fetch-site': site };
      return Number((await request.get('/noticias', { headers })).headers()['content-length']);
    };
    expect((await size('none')) - (await size('same-origin'))).toBeGreaterThan(5000);
  });

  test('is not sent to whoever saves data', async ({ browser }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } });
    const page = await context.newPage();
    const loads = await watchLoads(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.content()).not.toContain('FontFace');
    expect(loads.filter(isFace)).toEqual([]);
    expect(
      await page.evaluate(() => [...document.fonts].map(({ family }) => family)),
    ).not.toContain('Archivo Portuguese');
    await context.close();
  });
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decode = (text: string) =>
  text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);

test('the face has every sign of every heading', async ({ request }) => {
  const missing = new Set<string>();
  for (const path of new Set(views.map((view) => view.path))) {
    const html = await (await request.get(path)).text();
    for (const [, inner = ''] of html.matchAll(/<h[1-4][^>]*>(.*?)<\/h[1-4]>/gs))
      for (const sign of decode(inner.replace(/<svg.*?<\/svg>|<[^>]*>/gs, '')))
        if (!letters.includes(sign) && !/\s/.test(sign)) missing.add(`${sign} on ${path}`);
  }
  expect([...missing]).toEqual([]);
});
