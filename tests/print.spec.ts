import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { sheetsOf } from './support/paper.ts';
import { expect, test } from './support/test.ts';

/** The squares that the code on the page is drawn of. */
async function codeOn(page: Page): Promise<boolean[][]> {
  const code = page.locator('svg.qr');
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return rows;
}

const codeOf = (address: string) => encode(address, { ecc: 'M', border: 4 }).data;
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

for (const [name, path] of [
  ['article', '/noticias/corrida-na-orla-abre-inscricoes'],
  ['weekly program', '/programas/quinta-feliz'],
  ['yearly program', '/programas/copa-arenas'],
] as const)
  test(`the sheet of the ${name} is one page, and its code leads to the page itself`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Imprimir o cartaz' }).click();
    await expect(page.getByRole('button', { name: 'Imprimir', exact: true })).toBeVisible();
    const address = (await canonical(page)) ?? '';
    expect(address).toMatch(new RegExp(`${path}$`));
    expect(await codeOn(page)).toEqual(codeOf(address));
    await expect(page.locator('.sheet__address')).toHaveText(address.replace(/^https?:\/\//, ''));
    await expect(page.locator('.sheet address')).toContainText('(96) 0000-0000');
    expect(await sheetsOf(page)).toBe(1);
  });

test('the sheet of a month follows the filters, is one page, and its code leads back to it', async ({
  page,
}) => {
  await page.goto('/agenda?data=todas&local=macapa');
  await page.getByRole('link', { name: 'Imprimir o cartaz do mês' }).click();
  await expect(page).toHaveURL(/\/agenda\/cartaz\/2025-05\?local=macapa$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maio de 2025');
  const sheet = page.locator('.sheet');
  await expect(sheet).toContainText('em Macapá');
  await expect(sheet.getByRole('link', { name: 'Quinta Feliz' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Rua de Lazer' })).toHaveCount(0);
  const origin = new URL((await canonical(page)) ?? '').origin;
  expect(await codeOn(page)).toEqual(codeOf(`${origin}/agenda/cartaz/2025-05?local=macapa`));
  expect(await sheetsOf(page)).toBe(1);
});

test('a month that no calendar has does not exist; one without events says so', async ({
  page,
  request,
}) => {
  for (const month of ['2025-13', 'maio', '9999-01'])
    expect((await request.get(`/agenda/cartaz/${month}`)).status()).toBe(404);
  await page.goto('/agenda/cartaz/1999-01');
  await expect(page.locator('.sheet')).toContainText('Nenhum evento marcado neste mês');
});

for (const path of ['/noticias/corrida-na-orla-abre-inscricoes', '/agenda/quinta-feliz'])
  test(`on paper ${path} is its words and its address, on one page`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const gone of [page.getByRole('navigation'), page.getByRole('button')])
      for (const element of await gone.all()) await expect(element).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const address = (await canonical(page)) ?? '';
    await expect(page.locator('.print-end')).toContainText(address.replace(/^https?:\/\//, ''));
    await expect(page.locator('.print-end svg.qr')).toBeVisible();
    expect(await codeOn(page)).toEqual(codeOf(address));
    expect(await sheetsOf(page)).toBe(1);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button stands on the sheet that would do nothing', async ({ page }) => {
    await page.goto('/agenda/cartaz/2025-05');
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await expect(page.getByText('Imprima com o seu navegador.')).toBeVisible();
  });
});

test('a click on the button opens the printing of the browser', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/agenda/cartaz/2025-05');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});

for (const [name, path] of [
  ['event', '/agenda/festival-de-natacao'],
  ['class', '/programas/quinta-feliz/macapa/2025-05-15'],
] as const)
  test(`the ${name} is also a picture to send, from its page and from its sheet`, async ({
    page,
  }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Imagem para enviar' });
    const address = (await link.getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'Imprimir o cartaz' }).click();
    await expect(link).toHaveAttribute('href', address);
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toBe('image/png');
    const file = await answer.body();
    expect(await sharp(file).metadata()).toMatchObject({ width: 1080, height: 1350 });
    expect(file.length).toBeLessThan(300 * 1024);
  });

test('what does not exist has no picture, and a class of another program is at its own address', async ({
  request,
}) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  for (const path of ['/agenda/ninguem/cartaz.png', '/programas/quinta-feliz/ninguem/cartaz.png'])
    expect((await get(path)).status(), path).toBe(404);
  const moved = await get('/programas/quinta-feliz/treinos/cartaz.png');
  expect([moved.status(), moved.headers().location]).toEqual([
    301,
    '/programas/jogos-paralimpicos/treinos/cartaz.png',
  ]);
});
