import { expect, test } from '../support/test.ts';

test.describe('spec 2, News', () => {
  test('search box, categories in order, highlighted story, four cards, newsletter', async ({
    page,
  }) => {
    await page.goto('/noticias');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByLabel('Categoria').getByRole('option')).toHaveText([
      'Todos',
      'Esportes Olímpicos e Paralímpicos',
      'Esportes Amadores e Comunitários',
      'Lazer e Recreação',
      'Programas e Projetos',
      'Infraestrutura Esportiva',
      'Atletas Amapaenses',
      'Editais e Inscrições',
    ]);
    await expect(page.locator('.highlight')).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Ler mais/ })).toHaveCount(4);
    await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toBeVisible();
  });

  test('product: search ignores accents and understands word forms', async ({ page }) => {
    await page.goto('/noticias?busca=VOLEI');
    await expect(page.getByRole('link', { name: /Escolinhas de vôlei/ }).first()).toBeVisible();
    await page.goto('/noticias?busca=corridas');
    await expect(page.getByRole('link', { name: /Corrida na Orla/ }).first()).toBeVisible();
  });

  test('product: search and category work together, at once, and back undoes them', async ({
    page,
  }) => {
    await page.goto('/noticias');
    await page.getByLabel('Categoria').selectOption('Editais e Inscrições');
    await expect(page).toHaveURL(/categoria=editais-e-inscricoes/);
    await page.getByRole('searchbox').fill('corrida');
    await expect(page).toHaveURL(/busca=corrida/);
    await expect(page.getByRole('link', { name: /^Ler mais/ })).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/noticias$/);
    await expect(page.getByRole('link', { name: /^Ler mais/ })).toHaveCount(4);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('the rest comes by pages', async ({ page }) => {
    await page.goto('/noticias');
    await page.getByRole('link', { name: 'Próxima' }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(page.getByRole('link', { name: /^Ler mais/ })).toHaveCount(4);
  });

  test('an article has date, category, text, share and related news', async ({ page }) => {
    await page.goto('/noticias');
    await page
      .getByRole('link', { name: /^Ler mais/ })
      .nth(2)
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Corrida na Orla abre inscrições',
    );
    const main = page.getByRole('main');
    await expect(main).toContainText('Editais e Inscrições');
    await expect(main.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
    await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    );
    await expect(main.getByRole('heading', { name: 'Leia também' })).toBeVisible();
  });

  test('sharing without the platform’s dialog copies the address and says so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/noticias/corrida-na-orla-abre-inscricoes');
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(page.getByText('Link copiado')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/noticias/corrida-na-orla-abre-inscricoes');
  });
});
