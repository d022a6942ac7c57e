import type { Page } from '@playwright/test';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** With a clock that runs: what an editor publishes now is dated now. */
let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.stop();
  removeDirectory(portal.dataDir);
});

async function createFirstAccount(page: Page): Promise<void> {
  await page.goto(`${portal.admin}/admin`);
  await page.getByLabel('Nome').fill('Ana Editora');
  await page.getByLabel('Email').fill('ana@exemplo.ap.gov.br');
  await page.locator('#field-password').fill('uma-senha-de-teste');
  await page.locator('#field-confirm-password').fill('uma-senha-de-teste');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { name: 'Agenda de eventos' })).toBeVisible();
}

async function writeNews(page: Page, title: string): Promise<void> {
  await page.goto(`${portal.admin}/admin/collections/news/create`);
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Resumo').fill('Um resumo de teste.');
  await page.locator('#field-category').click();
  await page.getByText('Lazer e Recreação', { exact: true }).click();
}

const homeShows = async (page: Page, text: string) =>
  (await (await page.request.get(`${portal.site}/`)).text()).includes(text);

test('an editor creates the first account and publishes; the home page follows within 2 seconds', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await createFirstAccount(page);

  await writeNews(page, 'Notícia que ainda é rascunho');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page).toHaveURL(/collections\/news\/\d+/);

  await writeNews(page, 'Notícia recém-publicada');
  expect(await homeShows(page, 'Notícia recém-publicada')).toBe(false);
  await page.getByRole('button', { name: 'Publicar alterações' }).click();
  await expect(page).toHaveURL(/collections\/news\/\d+/);
  await expect
    .poll(() => homeShows(page, 'Notícia recém-publicada'), { timeout: 2000, intervals: [100] })
    .toBe(true);
  expect(await homeShows(page, 'Notícia que ainda é rascunho')).toBe(false);
  const draft = await page.request.get(`${portal.site}/noticias/noticia-que-ainda-e-rascunho`);
  expect(draft.status()).toBe(404);
});
