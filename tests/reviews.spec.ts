import type { Browser, Page } from '@playwright/test';
import { adminWidths, expectAccessible, expectPortuguese } from './support/admin-page.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { expect, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const api = (path: string) => `${portal.admin}/api/${path}`;
const rui = { email: 'rui@exemplo.ap.gov.br', password: 'uma-senha-de-teste', name: 'Rui Lima' };
const title = 'Canoístas do Jari';

async function expectSound(page: Page): Promise<void> {
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 850 });
    await expectAccessible(page);
    await expectPortuguese(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

/** So wide that the navigation stands open. */
const wide = { width: 1500, height: 900 };

/** A link of the navigation with its count, as it is heard. */
const counting = (page: Page, name: string, count: string) =>
  page.getByRole('link', { name: new RegExp(`^${name} ?, ${count}$`) });

/** A second person at a second computer. */
async function enter(browser: Browser, who: typeof account): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pt-BR', viewport: wide })).newPage();
  await page.request.post(api('users/login'), { data: who });
  return page;
}

const review = (page: Page) => page.getByRole('region', { name: 'Revisão' });

/** A click before React has taken over is lost; once the note is open there is another button of that name. */
async function openNote(page: Page, verb: string): Promise<void> {
  await expect(async () => {
    if (!(await review(page).getByRole('textbox').isVisible()))
      await review(page).getByRole('button', { name: verb }).click({ timeout: 2000 });
    await expect(review(page).getByRole('textbox')).toBeFocused({ timeout: 2000 });
  }).toPass();
}

test('an author asks for a review, an editor gives it back, then publishes', async ({
  page,
  browser,
}) => {
  await page.request.post(api('users/login'), { data: account });
  const made = await page.request.post(api('users'), { data: { ...rui, role: 'autor' } });
  expect(made.status(), await made.text()).toBe(201);

  const author = await enter(browser, rui);
  const draft = await author.request.post(api('news?draft=true'), { data: { title } });
  const path = `/admin/collections/news/${(await draft.json()).doc.id}`;
  await author.goto(portal.admin + path);
  await openNote(author, 'Pedir revisão');
  await expectSound(author);
  await author.keyboard.type('Confira a data.');
  await review(author).getByRole('button', { name: 'Pedir revisão' }).click();
  await expect(review(author)).toContainText('Revisão pedida por Rui Lima');

  await page.setViewportSize(wide);
  await page.goto(`${portal.admin}/admin`);
  await expect(counting(page, 'Mesa', '1 rascunho pede revisão')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Rui Lima pede revisão: “Confira a data.”')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: new RegExp(`^Continuar ?: ${title}$`) }).click();
  await expect(review(page)).toContainText('Confira a data.');
  await openNote(page, 'Devolver');
  await page.keyboard.type('Falta o resumo.');
  await review(page).getByRole('button', { name: 'Devolver' }).click();
  await expect(review(page)).toContainText('Devolvido por Ana Editora');

  await author.setViewportSize(wide);
  await author.goto(`${portal.admin}/admin`);
  await expect(counting(author, 'Mesa', '1 rascunho devolvido')).toBeVisible();
  await author.goto(portal.admin + path);
  await expect(review(author)).toContainText('Falta o resumo.');
  await expectSound(author);
  await author.context().close();
});

test('the navigation counts what waits, for who answers it', async ({ page }) => {
  const form = {
    nome: 'Rosa',
    email: 'rosa@exemplo.com',
    assunto: 'elogio',
    mensagem: 'Ótimo trabalho!',
  };
  const sent = await page.request.post(`${portal.site}/fale-conosco`, { form, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
  await page.request.post(api('users/login'), { data: account });
  await page.setViewportSize(wide);
  await page.goto(`${portal.admin}/admin/collections/news`);
  const link = counting(page, 'Fale Conosco', '1 aguarda');
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await link.click();
  // The page that one is on is no link.
  await expect(page.locator('#nav-contact-messages')).toContainText('1 aguarda');
});
