import { monthNames } from '../lib/dates.ts';
import { expectNothingCut } from './support/overflow.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

test.describe('below the large-screen breakpoint', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu hides behind a button that says its state', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('choosing an item closes it, also when one comes back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await menu.getByRole('link', { name: 'Início' }).click();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(menu).toBeHidden();
  });

  test('nothing is wider than 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/newsletter', '/privacidade', '/fale-conosco/acompanhar']) {
      await page.goto(path);
      await expectNothingCut(page);
    }
  });

  test('the name of every month fits into the date of a card', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/agenda?data=todas');
    const month = page.locator('.event-card__month').first();
    for (const name of monthNames) {
      await month.evaluate((element, text) => element.firstChild?.replaceWith(text), name);
      await expectNothingCut(page);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the menu opens all the same', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  });

  test('no button stands there that would do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button')).toHaveText(['Menu', 'Inscrever']);
  });
});

for (const [width, menu] of [
  [360, '#abrir-menu'],
  [1280, '#menu'],
] as const)
  test(`skip links lead to content, menu, search and footer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const links = [
      ['Ir para o conteúdo', '#conteudo'],
      ['Ir para o menu', menu],
      ['Ir para a busca', '#buscar'],
      ['Ir para o rodapé', '#rodape'],
    ] as const;
    for (const [position, [name, target]] of links.entries()) {
      await page.goto('/');
      for (let step = 0; step <= position; step++) await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator(target)).toBeFocused();
      await expect(page.locator(target)).toBeInViewport();
    }
  });

test.describe('spec 8: an address that does not exist', () => {
  for (const path of ['/nao-existe', '/admin', '/api/users', '/wp-login.php', '/agenda/nada/mais'])
    test(`${path} answers 404 and says which`, async ({ page, complaints }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
      await expect(page.getByRole('main')).toContainText('404');
      await expect(page.getByRole('main')).toContainText(
        `A página ${path} que você está procurando não existe ou foi movida.`,
      );
      await page.getByRole('link', { name: 'Voltar para o início' }).click();
      await expect(page).toHaveURL(/\/$/);
      expectStatusComplaint(complaints, 404);
    });

  test('strange addresses are no more than that', async ({ request }) => {
    for (const path of [
      '/%E0%A4%A',
      '/%00',
      `/${'a'.repeat(1900)}`,
      '//evil.example/',
      '/..%2f..%2fetc',
    ]) {
      const response = await request.get(process.env.PORTAL_SITE + path);
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain('Página não encontrada');
    }
  });
});

test('spec 8: a failure has its heading, the status, and a word in Portuguese', async ({
  request,
}) => {
  const response = await request.post('/newsletter', {
    headers: { origin: 'https://mau.example' },
    form: { email: 'a@exemplo.com' },
  });
  expect(response.status()).toBe(403);
  const text = await response.text();
  expect(text).toContain('Unexpected Application Error!');
  expect(text).toContain('403');
  expect(text).toContain('O formulário veio de outro site');
  expect(text).not.toMatch(/at .*\.(ts|mjs):\d+/);
});
