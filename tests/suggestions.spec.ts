import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNothingCut } from './support/overflow.ts';
import { expect, expectAbortComplaints, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Pesquisar no portal' });
const openSearch = (page: Page) => page.getByRole('link', { name: 'Buscar no site' }).click();
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option');

test.describe('suggestions in the header', () => {
  test('are fetched on first use only, and go with the keyboard', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const used = () => scripts.filter((path) => /suggestions|fetch-data|sugestoes/.test(path));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(used()).toEqual([]);
    await openSearch(page);
    await field(page).fill('festival natacao');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'sugest' })).toHaveText(
      /^\d sugest(ão|ões)\. Use as setas para escolher\.$/,
    );

    await page.keyboard.press('ArrowDown');
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('festival natacao');

    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/agenda/festival-de-natacao');
  });

  test('B5: Esc closes the panel without a complaint, and the focus is back at its link', async ({
    page,
  }) => {
    await page.goto('/agenda');
    await page.locator('#buscar').focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(page.locator('#buscar')).toBeFocused();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('Enter in the field searches, and a click opens what is shown', async ({ page }) => {
    await page.goto('/agenda');
    await openSearch(page);
    await field(page).fill('quinta feliz');
    await expect(options(page).first()).toBeVisible();
    await options(page).filter({ hasText: 'Programa' }).first().click();
    await expect(page).toHaveURL('/programas/quinta-feliz');
    await openSearch(page);
    await field(page).fill('volei');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/busca?q=volei');
  });

  test('without an answer there is silence, and the form still works', async ({
    page,
    complaints,
  }) => {
    await page.route('**/busca/sugestoes.json*', (route) => route.abort());
    await page.goto('/');
    const asked = page.waitForRequest('**/busca/sugestoes.json*');
    await openSearch(page);
    await field(page).fill('futsal');
    await asked;
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/busca?q=futsal');
    expectAbortComplaints(complaints);
  });

  for (const width of [360, 1280])
    test(`the open list is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await openSearch(page);
      await field(page).fill('natacao');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const { violations } = await new AxeBuilder({ page }).include('#busca-do-portal').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await expectNothingCut(page);
      await page.getByRole('button', { name: 'Fechar a pesquisa' }).click();
      await expect(field(page)).toBeHidden();
    });

  test('the address of suggestions is short, kept, and never wrong', async ({ request }) => {
    const first = await request.get('/busca/sugestoes.json?q=nat');
    expect((await first.json()).length).toBeLessThanOrEqual(6);
    const etag = first.headers().etag ?? '';
    const again = await request.get('/busca/sugestoes.json?q=nat', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status()).toBe(304);
    for (const query of ['', '?q=', `?q=${'x'.repeat(1900)}`, '?q=%00', '?q=xyzqwk'])
      expect(await (await request.get(`/busca/sugestoes.json${query}`)).json(), query).toEqual([]);
  });
});
