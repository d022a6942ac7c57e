/**
 * `npm run pictures`: every page in three widths and three themes, into `pictures/`; the README's strip
 * from three of them; and the pictures of the style page that a test compares with.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../lib/paths.ts';
import { slugify } from '../lib/slug.ts';
import { browserPath } from '../tests/support/browser-path.ts';
import { removeDirectory, startPortal } from '../tests/support/portal.ts';
import { stubVideo } from '../tests/support/test.ts';
import { views } from '../tests/support/views.ts';
import { buildStale } from './build.ts';
import { root, runTool } from './run.ts';

const folder = join(root, 'pictures');
const widths = [360, 768, 1440];
const themes = ['light', 'dark', 'contrast'];

await buildStale(console.log);
const portal = await startPortal({ SITE_NOW: '2025-05-12T09:00:00-03:00' });
const browser = await chromium.launch({
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const width of widths) await takeAll(browser, width);
await makeStrip(browser);
await browser.close();
await portal.stop();
removeDirectory(portal.dataDir);
await runTool('playwright', ['test', 'tests/visual.spec.ts', '--update-snapshots=all']);
process.exit(0);

async function takeAll(browser: Browser, width: number): Promise<void> {
  const page = await browser.newPage({
    baseURL: portal.site,
    locale: 'pt-BR',
    viewport: { width, height: 900 },
  });
  await stubVideo(page);
  for (const { name, path, prepare, below = Number.POSITIVE_INFINITY } of views) {
    if (width >= below) continue;
    await page.goto(path);
    await prepare?.(page);
    await page.evaluate(bringPictures);
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      const file = `${slugify(name)}-${width}-${theme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' });
    }
  }
  console.log(`${width} px: ${views.length} páginas em ${themes.length} temas`);
  await page.close();
}

/** Loads images that would only load when scrolled to. */
async function bringPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

async function makeStrip(browser: Browser): Promise<void> {
  const height = 900;
  const gap = 24;
  const shots: { input: Buffer; left: number; top: number }[] = [];
  let left = gap;
  for (const { path, width } of [
    { path: '/', width: 1440 },
    { path: `${paths.events}?data=todas`, width: 1440 },
    { path: paths.athletes, width: 416 },
  ]) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(portal.site + path, { waitUntil: 'networkidle' });
    shots.push({ input: await page.screenshot(), left, top: gap });
    left += width + gap;
  }
  const strip = await sharp({
    create: { width: left, height: height + 2 * gap, channels: 3, background: '#04182f' },
  })
    .composite(shots)
    .png()
    .toBuffer();
  // Resized in a second step: sharp resizes before it composes.
  const picture = await sharp(strip)
    .resize({ width: 1600 })
    .png({ palette: true, colours: 128 })
    .toBuffer();
  writeFileSync(join(root, 'docs', 'portal.png'), picture);
}
