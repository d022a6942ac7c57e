import { query } from '../support/site.ts';
import { expect, stubVideo, test } from '../support/test.ts';

test.describe('spec 2, Routes', () => {
  const screens = [
    ['/', 'Esporte e Lazer para todos os amapaenses'],
    ['/alternative', 'Conectando o Amapá através do esporte'],
    ['/noticias', 'Notícias'],
    ['/esporte-e-lazer', 'Esporte e Lazer'],
    ['/agenda', 'Agenda de Eventos'],
    ['/programas', 'Encontre um programa'],
    ['/transmissoes', 'Transmissões'],
    ['/atletas', 'Atletas do Amapá'],
    ['/sobre', 'Quem Somos'],
  ] as const;
  for (const [path, heading] of screens)
    test(`${path} is the screen headed '${heading}'`, async ({ page }) => {
      await stubVideo(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });

  for (const path of [
    '/programas/copa-arenas',
    '/programas/jogos-paralimpicos',
    '/programas/quinta-feliz',
  ])
    test(`the detail path ${path} exists`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(200);
    });

  test('the detail paths that cards lead to exist', async ({ page, request }) => {
    for (const [list, prefix, count] of [
      ['/atletas', '/atletas/', 5],
      ['/noticias', '/noticias/', 4],
    ] as const) {
      await page.goto(list);
      const links = page.getByRole('main').locator(`a[href^="${prefix}"]:not([href$="memorial"])`);
      const paths = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      expect(new Set(paths).size).toBeGreaterThanOrEqual(count);
      for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
    }
  });
});

test.describe('spec 2, Alternative landing layout', () => {
  test('hero, categories and counts', async ({ page }) => {
    await page.goto('/alternative');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/agenda"]').first()).toBeVisible();
    const categories = [
      'Esporte Educacional',
      'Esporte de Participação',
      'Esporte de Rendimento',
      'Paradesporto',
    ];
    for (const name of categories) {
      const link = main.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', '/programas');
    }
    const count = (name: string) =>
      main.getByRole('region', { name }).getByRole('heading', { level: 3 });
    await expect(count('Eventos em destaque')).not.toHaveCount(0);
    await expect(count('Transmissões anteriores')).not.toHaveCount(0);
    await expect(count('Nossos atletas')).toHaveCount(4);
    await expect(count('Últimas notícias')).toHaveCount(4);
  });

  test('a newsletter with name and e-mail that keeps both', async ({ page }) => {
    await page.goto('/alternative');
    await page.getByRole('textbox', { name: /nome/i }).fill('Zilda');
    await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('zilda@exemplo.com');
    await page.getByRole('button', { name: 'Inscrever' }).click();
    await expect(page.getByText('Inscrição realizada!')).toBeVisible();
    const rows = await query(
      process.env.PORTAL_DATA ?? '',
      'SELECT name, origin FROM newsletter_subscriptions WHERE email = ?',
      ['zilda@exemplo.com'],
    );
    expect(rows).toEqual([{ name: 'Zilda', origin: '/alternative' }]);
  });

  test('product: not for search engines, which are sent to /', async ({ page }) => {
    await page.goto('/alternative');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/$/);
  });
});
