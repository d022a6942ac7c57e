import type { APIRequestContext, Page } from '@playwright/test';
import { adminWidths, expectAccessible } from './support/admin-page.ts';
import { account, openEditorsPortal, uploadPhoto } from './support/editors-portal.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const { read, send } = portal;
const api = (path: string) => `${portal.admin}/api/${path}`;
const article = 'corrida-na-orla-abre-inscricoes';

const upload = (request: APIRequestContext, alt: string, credit = '') =>
  uploadPhoto(request, portal.admin, { alt, credit });

async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 850 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

test.beforeEach(async ({ page }) => {
  await page.request.post(api('users/login'), { data: account });
});

test('a photograph is prepared after it is saved, and the site shows every size then', async ({
  page,
}) => {
  const { request } = page;
  const id = await upload(request, 'Uma pista.', 'Ana Lima');
  await page.goto(`${portal.admin}/admin/collections/media/${id}`);
  await expect(page.getByText('Pronta: o site mostra a fotografia')).toBeVisible();
  await send(request, `/news?where[slug][equals]=${article}`, { photo: id, _status: 'published' });
  await expect.poll(() => read(request, `/noticias/${article}`)).toContain('.avif 1600w');
});

test('the library shows pictures in a grid, with where they are used; what is used is replaced', async ({
  page,
  complaints,
}) => {
  const { request } = page;
  await upload(request, 'Outra pista.');
  await page.goto(`${portal.admin}/admin/collections/media`);
  const cards = page.locator('.photo-card');
  await expect(cards.filter({ hasText: 'Uma pista.' })).toContainText('Usada em 1 lugar');
  await expect(cards.filter({ hasText: 'Uma pista.' })).toContainText('Foto: Ana Lima');
  await expect(cards.filter({ hasText: 'Outra pista.' })).toContainText('Não usada');
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'Uma pista.' }).click();
  await expect(page.getByText('Em 1 lugar: só vai para a lixeira')).toBeVisible();
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.locator('#confirm-action').click();
  await expect(page.getByText('Está em uso e não pode ser apagado.')).toBeVisible();
  expectStatusComplaint(complaints, 400);

  await page.getByRole('button', { name: 'Trocar por outro…' }).click();
  await page.getByRole('button', { name: 'Outra pista.' }).click();
  await page.getByRole('button', { name: 'Trocar por “Outra pista.” em 1 lugar' }).click();
  await expect(page.getByText('Trocado por “Outra pista.” em 1 lugar.')).toBeVisible();
  await expect.poll(() => read(request, `/noticias/${article}`)).toContain('alt="Outra pista."');

  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await expect(page).toHaveURL(/collections\/media(\?|$)/);
  await expect(cards.filter({ hasText: 'Uma pista.' })).toHaveCount(0);
  await page.goto(`${portal.admin}/admin/collections/media/trash`);
  await expect(cards.filter({ hasText: 'Uma pista.' })).toBeVisible();
});

test('duplicating an event asks for the new date', async ({ page }) => {
  const found = await page.request.get(api('events?where[slug][equals]=quinta-feliz&depth=0'));
  const [{ id, title }] = (await found.json()).docs;
  await page.goto(`${portal.admin}/admin/collections/events/${id}`);
  await page.locator('.doc-controls__popup button').first().click();
  await page.getByRole('button', { name: 'Duplicar para outra data' }).click();
  await page.getByLabel('Novo dia').fill('4/3/2031');
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Duplicar', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`/events/${id}$`));
  const copy = page.url().split('/').at(-1);
  const made = await (await page.request.get(api(`events/${copy}?depth=0&draft=true`))).json();
  expect(made).toMatchObject({ title, slug: 'quinta-feliz-2', _status: 'draft' });
  expect(made.startsAt).toMatch(/^2031-03-04/);
});

test('two editors of one text are told each other’s name', async ({ page, browser }) => {
  const rui = { email: 'rui@exemplo.ap.gov.br', password: 'outra-senha-de-teste' };
  const made = await page.request.post(api('users'), {
    data: { ...rui, name: 'Rui Sá', role: 'editor' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const found = await page.request.get(api(`news?where[slug][equals]=${article}&depth=0`));
  const address = `${portal.admin}/admin/collections/news/${(await found.json()).docs[0].id}`;
  await page.goto(address);
  await page.getByLabel('Título').first().fill('Um título em curso');
  const context = await browser.newContext();
  const second = await context.newPage();
  await second.request.post(api('users/login'), { data: rui });
  await second.goto(address);
  await expect(second.getByText('Também está com este texto aberto: Ana Editora')).toBeVisible();
  await expect(page.getByText('Também está com este texto aberto: Rui Sá')).toBeVisible();
  await context.close();
});
