/** `npm run pictures`: the README's strip, from the running product, so that it stays true. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserPath } from '../tests/support/browser-path.ts';
import { removeDirectory, startPortal } from '../tests/support/portal.ts';
import { buildStale } from './build.ts';
import { root } from './run.ts';

const height = 900;
const gap = 24;
const views = [
  { path: '/', width: 1440 },
  { path: '/agenda?data=todas', width: 1440 },
  { path: '/atletas', width: 416 },
];

await buildStale(console.log);
const portal = await startPortal({ SITE_NOW: '2025-05-12T09:00:00-03:00' });
const browser = await chromium.launch({
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const shots: { input: Buffer; left: number; top: number }[] = [];
let left = gap;
for (const { path, width } of views) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(portal.site + path, { waitUntil: 'networkidle' });
  shots.push({ input: await page.screenshot(), left, top: gap });
  left += width + gap;
}
await browser.close();
await portal.stop();
removeDirectory(portal.dataDir);

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
process.exit(0);
