import { globSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  competitionPath,
  detailPath,
  paths,
  placePath,
  servicePath,
  sessionPath,
  signUpPath,
  townPath,
} from '../lib/paths.ts';
import { type Load, watchLoads } from './support/loads.ts';
import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

const kilobyte = 1024;

/** What the first page has for its headings (decision 070). */
const face = 7.5 * kilobyte;

const isAhead = ({ path }: Load) => /\/face\.[\w-]+\.js$|\.dat$/.test(path);
const isPicture = ({ kind, path }: Load) => kind === 'Image' || path.startsWith('/favicon');
const sum = (loads: Load[]) => loads.reduce((total, { bytes }) => total + bytes, 0);

const documentOf = (loads: Load[]) => loads.find(({ kind }) => kind === 'Document');

/** Android's Chromium loads pictures from so far below the window on 4G; the headless shell from 3,000 px. */
const reach = 1250;
const nearPictures = (far: number) =>
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top <= innerHeight + far)
    .map(({ src }) => new URL(src).pathname);

/** Until the files for the next page are there; loads end in whatever order. */
async function settle(page: Page, loads: Load[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => loads.filter(isAhead).length).toBe(2);
  await expect.poll(() => documentOf(loads)).toBeDefined();
}

test.describe('what a visit costs on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first page: one answer to paint, 40 KB until idle, 40 KB for the next page', async ({
    page,
  }) => {
    const loads = await watchLoads(page);
    await page.goto('/');
    await settle(page, loads);
    const near = await page.evaluate(nearPictures, reach);
    const first = loads.filter(
      (load) => !isAhead(load) && (load.kind !== 'Image' || near.includes(load.path)),
    );
    expect(documentOf(first)?.bytes).toBeLessThanOrEqual(21 * kilobyte + face);
    expect(first.filter(({ kind }) => kind === 'Stylesheet' || kind === 'Font')).toEqual([]);
    // What programs read comes after the words: rules for the next page, structured data.
    await expect(page.locator('head script[type]')).toHaveCount(0);
    await expect(page.locator('body script[type="application/ld+json"]')).not.toHaveCount(0);
    const scripts = first.filter(({ kind }) => kind === 'Script');
    expect(scripts).toHaveLength(1);
    expect(sum(scripts)).toBeLessThanOrEqual(8 * kilobyte);
    expect(sum(first)).toBeLessThanOrEqual(40 * kilobyte);
    expect(sum(loads.filter(isAhead))).toBeLessThanOrEqual(40 * kilobyte);
  });

  for (const path of ['/agenda', '/noticias', '/atletas', '/programas'])
    test(`the second page, ${path}, is one answer of at most 8 KB`, async ({ page }) => {
      const loads = await watchLoads(page);
      await page.goto('/');
      await settle(page, loads);
      loads.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect.poll(() => documentOf(loads)?.bytes).toBeLessThanOrEqual(8 * kilobyte);
      const others = loads.filter((load) => load.kind !== 'Document' && !isPicture(load));
      expect(others).toEqual([]);
    });

  test('with the data saver nothing is fetched ahead', async ({ browser }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } });
    const page = await context.newPage();
    const loads = await watchLoads(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(loads.filter(isAhead)).toEqual([]);
    expect(await page.locator('html[data-face], script[type=speculationrules]').count()).toBe(0);
    await context.close();
  });
});

test('no page is more than 25 KB and the face, compressed', async ({ request }) => {
  for (const path of new Set(views.map((view) => view.path))) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(Number(answer.headers()['content-length']), path).toBeLessThanOrEqual(
      25 * kilobyte + face,
    );
  }
});

/**
 * The pages of the specification share 140 KB of styles. What came since brings its own kinds of pages, and each
 * may add 5 KB: listed one by one, so that the sum grows only where a page was added.
 */
const stylesOfSpecification = 140 * kilobyte;
const kindsAddedSince = [
  paths.municipalities,
  townPath('{slug}'),
  placePath('{slug}'),
  paths.sports,
  `${paths.sports}/{slug}`,
  paths.sessions,
  sessionPath('{program}', '{rule}', '{day}'),
  paths.services,
  servicePath('{slug}'),
  signUpPath('{slug}'),
  paths.entry,
  paths.results,
  competitionPath('{slug}'),
  detailPath('pages', '{slug}'),
];

/** Minified, not compressed: what a browser has to read before it paints. */
test('no page gets more than 40 KB of styles, and all have 140 KB and 5 for each new kind', async ({
  request,
}) => {
  for (const path of new Set(views.map((view) => view.path))) {
    const page = await (await request.get(path)).text();
    const [, styles = ''] = /<style>(.+?)<\/style>/s.exec(page) ?? [];
    expect(styles.length, path).toBeGreaterThan(20 * kilobyte);
    expect(styles.length, path).toBeLessThanOrEqual(40 * kilobyte);
    expect(page).not.toContain('<link rel="stylesheet"');
  }
  const sheets = globSync('dist/client/_astro/*.css').map((file) => statSync(file).size);
  const allowed = stylesOfSpecification + kindsAddedSince.length * 5 * kilobyte;
  expect(sheets.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(allowed);
});

test('no address of another host is asked for, and no cookie is set', async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([process.env.PORTAL_SITE]);
  expect(await context.cookies()).toEqual([]);
});
