import { expect, test } from '../support/test.ts';

test.describe('spec 2, Programs', () => {
  test('hero and its buttons', async ({ page }) => {
    await page.goto('/programas');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Encontre um programa');
    await expect(
      main.getByRole('link', { name: 'Ver todos os programas' }).first(),
    ).toHaveAttribute('href', /#programas$/);
    await expect(main.getByRole('link', { name: 'Como participar' })).toHaveAttribute(
      'href',
      /#como-participar$/,
    );
  });

  test('tabs in order with counts, Todos by default', async ({ page }) => {
    await page.goto('/programas');
    const tabs = page
      .getByRole('navigation', { name: 'Categorias de programas' })
      .getByRole('link');
    await expect(tabs).toHaveText([
      /^Todos\s*6$/,
      /^Idosos\s*1$/,
      /^Adaptado\s*1$/,
      /^Juvenil\s*1$/,
      /^Comunitário\s*1$/,
      /^Futebol\s*1$/,
      /^Aquáticos\s*1$/,
    ]);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
    await expect(tabs.nth(6)).toHaveAttribute('href', /categoria=aquatico$/);
  });

  test('cards: badge, title, summary, Horário, Local, Saiba mais', async ({ page }) => {
    await page.goto('/programas');
    const cards = page.locator('.line-card');
    await expect(cards).toHaveCount(6);
    for (const name of [
      'Quinta Feliz',
      'Jogos Paralímpicos',
      'Copa das Arenas',
      'Campeonato de Futebol Intermunicipal Sub-17',
    ])
      await expect(cards.getByRole('heading', { name, exact: true })).toBeVisible();
    for (const card of await cards.all()) {
      await expect(card).toContainText('Horário:');
      await expect(card).toContainText('Local:');
      await expect(card.getByRole('link', { name: /^Saiba mais/ })).toHaveAttribute(
        'href',
        /^\/programas\/[\w-]+$/,
      );
    }
    await expect(cards.first()).toContainText('Idosos');
  });

  test('a tab shows its category at once, and back returns', async ({ page }) => {
    await page.goto('/programas');
    await page.getByRole('link', { name: /^Aquáticos/ }).click();
    await expect(page).toHaveURL(/categoria=aquatico/);
    await expect(page.locator('.line-card')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('.line-card')).toHaveCount(6);
  });

  test("the three steps of 'Como Participar'", async ({ page }) => {
    await page.goto('/programas');
    const steps = page.getByRole('region', { name: 'Como Participar' }).getByRole('listitem');
    await expect(steps).toHaveText([
      /Escolha o programa/,
      /Confira os requisitos/,
      /Inscreva-se.*local.*contato/s,
    ]);
  });

  test('the four benefits', async ({ page }) => {
    await page.goto('/programas');
    for (const name of ['Saúde Física', 'Bem-estar Mental', 'Integração Social', 'Desenvolvimento'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });

  test('spec 9: the statistics', async ({ page }) => {
    await page.goto('/programas');
    await expect(
      page.getByRole('region', { name: 'Nossos resultados' }).getByRole('definition'),
    ).toHaveText(['12.000+', '16', '200+', '30+']);
  });

  test('the closing calls lead to the contact form, prepared', async ({ page }) => {
    await page.goto('/programas');
    for (const [name, subject] of [
      ['Contate-nos', 'duvida'],
      ['Entre em contato', 'informacao'],
      ['Seja um parceiro', 'outro'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`^/sobre\\?assunto=${subject}.*#fale-conosco$`),
      );
    }
    await page.getByRole('link', { name: 'Seja um parceiro' }).click();
    await expect(page.getByLabel('Assunto')).toHaveValue('outro');
    await expect(page.getByLabel('Sobre o quê')).toHaveValue(/Parceria/);
  });
});

test.describe('spec 9: schedules and requirements', () => {
  for (const [path, texts] of [
    ['/programas/quinta-feliz', ['14h', '17h', '60']],
    ['/programas/jogos-paralimpicos', ['Segundas, quartas e sextas']],
    ['/programas/copa-arenas', ['junho', '15+', 'atletas por equipe']],
    ['/programas/futebol-intermunicipal-sub-17', ['setembro', 'dezembro', '15', '17 anos']],
  ] as const)
    test(path, async ({ page }) => {
      await page.goto(path);
      for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
    });
});
