import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/admin-page.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { expect, test } from './support/test.ts';
import { testPicture } from './support/test-pictures.ts';

const portal = openEditorsPortal({ withAccount: true });
const { read, send } = portal;
const past = 'festival-de-natacao';
const ofPast = `/events?where[slug][equals]=${past}`;
const names = ['colunas', 'degraus', 'disco'] as const;
const numbers: Partial<Record<(typeof names)[number], number>> = {};

async function upload(request: APIRequestContext, name: (typeof names)[number]): Promise<number> {
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await testPicture(name) };
  expect(file.buffer.length).toBeLessThan(20_000);
  const answer = await request.post(`${portal.admin}/api/media`, {
    multipart: { file, _payload: JSON.stringify({ alt: `Figura: ${name}.` }) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).doc.id;
}

/** The frame of a photograph in 'Foi assim', as it is painted. */
async function paintedFrame(page: Page, name: string): Promise<(x: number, y: number) => Colour> {
  const frame = frameOf(page, name);
  const image = frame.getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  const { data, info } = await sharp(await frame.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return { red, green, blue };
  };
}

interface Colour {
  red: number;
  green: number;
  blue: number;
}

const frameOf = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Foi assim' })
    .getByRole('link', { name: `Figura: ${name}.` })
    .locator('.frame');

const isForest = ({ red, green, blue }: Colour) => green >= blue && green >= red;
const hueOf = ({ red, green, blue }: Colour): number => {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue) || 1;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
};

test.beforeEach(async ({ page }) => {
  await page.request.post(`${portal.admin}/api/users/login`, { data: account });
});

test('a past event shows its photographs, cut by the line: colours above, forest below', async ({
  page,
}) => {
  const { request } = page;
  for (const name of names) numbers[name] = await upload(request, name);
  const photos = names.map((name) => numbers[name]);
  await send(request, ofPast, { photos, _status: 'published' });
  await expect.poll(() => read(request, `/agenda/${past}`)).toContain('Foi assim');
  await page.goto(`${portal.site}/agenda/${past}`);
  await expectAccessible(page);

  const at = await paintedFrame(page, 'colunas');
  const red = at(0.1, 0.25);
  expect(red.red).toBeGreaterThan(180);
  expect(red.green).toBeLessThan(60);
  expect(at(0.6, 0.25).blue).toBeGreaterThan(180);
  for (const x of [0.1, 0.25, 0.4, 0.6, 0.75, 0.95])
    expect(isForest(at(x, 0.75)), `${x}: ${JSON.stringify(at(x, 0.75))}`).toBe(true);
  // What was light stays light, what was dark stays dark.
  expect(at(0.4, 0.75).green).toBeGreaterThan(at(0.6, 0.75).green + 60);
  expect(at(0.6, 0.75).green).toBeGreaterThan(at(0.95, 0.75).green + 20);
  const line = at(0.6, 0.5);
  expect(Math.abs(hueOf(line) - 45)).toBeLessThan(5);

  const whole = page.getByRole('link', { name: 'Ver inteira: Figura: colunas.' });
  expect(await whole.getAttribute('href')).toMatch(/^\/midia\/colunas.*\.jpg$/);
});

test('the line follows the focal point, and a photograph may stay as it came', async ({ page }) => {
  const { request } = page;
  const hueOnLine = async () => hueOf((await paintedFrame(page, 'degraus'))(0.5, 0.47));
  // Half height: the fifth tenth of the scale.
  await page.goto(`${portal.site}/agenda/${past}`);
  expect(Math.abs((await hueOnLine()) - 144)).toBeLessThan(8);

  // A face at 48 %: 64 % of the photograph is on the line, in the seventh tenth.
  await send(request, `/media/${numbers.degraus}`, { focalX: 50, focalY: 48 });
  await expect.poll(() => read(request, `/agenda/${past}`)).toContain('cut-65');
  await page.reload();
  expect(Math.abs((await hueOnLine()) - 216)).toBeLessThan(8);

  await send(request, `/media/${numbers.colunas}`, { cut: false });
  await expect(async () => {
    await page.reload();
    await expect(frameOf(page, 'colunas')).not.toHaveClass(/frame--cut/, { timeout: 1000 });
  }).toPass();
  const at = await paintedFrame(page, 'colunas');
  expect(at(0.1, 0.75).red).toBeGreaterThan(180);
  expect(at(0.1, 0.75).green).toBeLessThan(60);
});

test('paper and forced colours get the photograph in its own colours', async ({ page }) => {
  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await page.goto(`${portal.site}/agenda/${past}`);
    const at = await paintedFrame(page, 'disco');
    expect(hueOf(at(0.5, 0.7)), JSON.stringify(media)).toBeGreaterThan(300);
  }
});
