import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/admin-page.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { type Colour, hueOf, painted } from './support/painted.ts';
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

/** The frame of a photograph in 'Foi assim', once it is there. */
async function paintedFrame(page: Page, name: string) {
  const frame = frameOf(page, name);
  const image = frame.getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  return painted(frame);
}

const frameOf = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Foi assim' })
    .getByRole('link', { name: `Figura: ${name}.` })
    .locator('.frame');

const isForest = ({ red, green, blue }: Colour) => green >= blue && green >= red;

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

test('no photographs of an event before its end, nor while publicity is hidden', async ({
  page,
}) => {
  const { request } = page;
  const ahead = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const coming = await request.post(`${portal.admin}/api/events`, {
    data: {
      title: 'Que ainda vem',
      startsAt: ahead,
      place: 'Orla',
      municipality: 1,
      category: 'lazer',
      situation: 'confirmado',
      description: 'Amanhã.',
      photos: [numbers.disco],
      _status: 'published',
    },
  });
  expect(coming.status(), await coming.text()).toBe(201);
  await expect.poll(() => read(request, '/agenda/que-ainda-vem')).toContain('Sobre o evento');
  expect(await read(request, '/agenda/que-ainda-vem')).not.toContain('Foi assim');

  const minute = 60_000;
  const period = [-minute, 60 * minute].map((ms) => new Date(Date.now() + ms).toISOString());
  await send(request, '/globals/electoral-period', { from: period[0], until: period[1] });
  await expect.poll(() => read(request, `/agenda/${past}`)).not.toContain('Foi assim');
  await send(request, '/globals/electoral-period', { from: null, until: null });
  await expect.poll(() => read(request, `/agenda/${past}`)).toContain('Foi assim');
});

test('the form of an image shows where the line falls, and what to do about a face', async ({
  page,
}) => {
  await page.goto(`${portal.admin}/admin/collections/media/${numbers.disco}`);
  const preview = page.locator('.cut-preview');
  await expect(preview.getByRole('status')).toContainText('O ponto focal não foi marcado');
  for (const line of await preview.locator('.cut-preview__line').all())
    await expect(line).toBeVisible();
  await expect(preview.locator('.cut-preview__line')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByLabel('Cortada pela linha').uncheck();
  await expect(preview.getByRole('status')).toHaveText('O site mostra a fotografia como veio.');
  await expect(preview.locator('.cut-preview__line')).toHaveCount(0);
});
