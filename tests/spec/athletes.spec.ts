import { expect, test } from '../support/test.ts';

const groups = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: 'Grupos de atletas' }).getByRole('link');

test.describe('spec 2, Athletes', () => {
  test('search box, tabs in order with counts, legends by default', async ({ page }) => {
    await page.goto('/atletas');
    await expect(
      page.getByPlaceholder('Buscar atletas por nome, esporte ou cidade...'),
    ).toHaveValue('');
    await expect(groups(page)).toHaveText([
      /^Ícones da História\s*5$/,
      /^Novos Talentos\s*4$/,
      /^Futebol\s*3$/,
      /^Paralímpicos\s*1$/,
    ]);
    await expect(groups(page).first()).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: /^Perfil completo/ })).toHaveCount(5);
  });

  test("cards show 'Naturalidade:' and achievements; rising ones their age", async ({ page }) => {
    await page.goto('/atletas?grupo=talentos');
    const cards = page.locator('.line-card');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expect(card).toContainText('Naturalidade:');
      await expect(card).toContainText('Conquistas');
      await expect(card).toContainText(/\d{2} anos/);
    }
  });

  test('search is a substring of name, sport or birthplace, on every tab, whatever the case', async ({
    page,
  }) => {
    await page.goto('/atletas?busca=OIAPOQUE');
    await expect(groups(page)).toHaveText([/1$/, /1$/, /0$/, /0$/]);
    await page.goto('/atletas?busca=canoa');
    await expect(page.getByRole('heading', { name: 'Benedito Sarraf' })).toBeVisible();
    await page.goto('/atletas?busca=judo&grupo=talentos');
    await expect(page.locator('.line-card')).toHaveCount(1);
  });

  test('it answers while one types, and back brings everything back', async ({ page }) => {
    await page.goto('/atletas');
    await page.getByRole('searchbox').pressSequentially('canoagem');
    await expect(page.locator('.line-card')).toHaveCount(1);
    await expect(page).toHaveURL(/busca=canoagem/);
    await groups(page).nth(1).click();
    await expect(page).toHaveURL(/grupo=talentos/);
    await expect(groups(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL(/\/atletas\?busca=canoagem$/);
    await expect(page.locator('.line-card')).toHaveCount(1);
    await expect(groups(page).first()).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('searchbox')).toHaveValue('canoagem');
  });

  test('B7: a tab carries what was typed, even before the answer to it has come', async ({
    page,
  }) => {
    await page.goto('/atletas');
    // The answer to the typed word alone never comes.
    await page.route(/atletas\?busca=canoagem$/, () => {});
    await page.getByRole('searchbox').fill('canoagem');
    await groups(page).nth(1).click();
    await expect(page).toHaveURL(/\/atletas\?grupo=talentos&busca=canoagem$/);
    await expect(page.getByRole('searchbox')).toHaveValue('canoagem');
    await expect(page.locator('.line-card')).toHaveCount(1);
  });

  test('B16: the goalkeeper dives, the striker has the ball at the foot', async ({ page }) => {
    await page.goto('/atletas?grupo=futebol');
    const posterOf = (sport: string) =>
      page.locator('.line-card', { hasText: sport }).locator('.frame img').first();
    await expect(posterOf('Futebol, goleiro')).toHaveAttribute('src', /\/futebol\./);
    await expect(posterOf('Futebol, atacante')).toHaveAttribute('src', /\/atacante\./);
  });

  test('the empty result is exact, and can be undone', async ({ page }) => {
    await page.goto('/atletas?busca=zzz');
    await expect(page.getByRole('heading', { name: 'Nenhum atleta encontrado' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Não foram encontrados atletas com o termo de busca "zzz".',
    );
    await page.getByRole('link', { name: 'Limpar busca' }).click();
    await expect(page.locator('.line-card')).toHaveCount(5);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('Memorial, support and the calls to action', async ({ page }) => {
    await page.goto('/atletas');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Visitar Memorial' })).toHaveAttribute(
      'href',
      '/atletas/memorial',
    );
    const support = main.getByRole('region', { name: 'Apoio aos Atletas' });
    await expect(support.getByRole('heading', { level: 3 })).toHaveText([
      'Bolsa Atleta',
      'Centros de Treinamento',
      'Apoio a Competições',
    ]);
    await support.getByRole('link', { name: 'Centros de Treinamento' }).click();
    for (const name of ['Centro Aquático', 'Centro Paradesportivo'])
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^\/lugares\//);
    await page.goBack();
    for (const name of ['Indicar um atleta', 'Atualizar informações'])
      await expect(main.getByRole('link', { name })).toHaveAttribute(
        'href',
        /^\/sobre\?assunto=.*#fale-conosco$/,
      );
  });

  test("'Perfil completo' opens the profile: biography, sport, birthplace, timeline", async ({
    page,
  }) => {
    await page.goto('/atletas');
    await page.getByRole('link', { name: 'Perfil completo de Benedito Sarraf' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Benedito Sarraf');
    for (const text of ['Canoagem', 'Laranjal do Jari', '1988', 'Notícias relacionadas'])
      await expect(main).toContainText(text);
  });

  test('the Memorial shows legends by decade', async ({ page }) => {
    await page.goto('/atletas/memorial');
    await expect(page.getByRole('heading', { name: /Década de 19\d0/ })).toHaveCount(3);
  });
});
