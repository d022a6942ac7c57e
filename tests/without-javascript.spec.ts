import { expect, expectStatusComplaint, test } from './support/test.ts';

/** Four tasks of a visitor with a text browser: links, selects and buttons only. */
test.use({ javaScriptEnabled: false });

test('finds the events of 10 May 2025', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Agenda' })
    .click();
  await page.getByRole('link', { name: /^10 de maio de 2025/ }).click();
  await expect(page.locator('.event-card h3')).toHaveText(['Festival de Natação', 'Rua de Lazer']);
  await page.getByLabel('Categoria').selectOption('Lazer');
  await page.getByRole('button', { name: 'Ver eventos' }).click();
  await expect(page.locator('.event-card h3')).toHaveText(['Rua de Lazer']);
});

test("filters athletes by 'futebol'", async ({ page }) => {
  await page.goto('/atletas');
  await page.getByRole('searchbox').fill('futebol');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/busca=futebol/);
  await page
    .getByRole('navigation', { name: 'Grupos de atletas' })
    .getByRole('link', { name: /^Futebol/ })
    .click();
  await expect(page.locator('.line-card')).toHaveCount(2);
});

test('reads the news of one category', async ({ page }) => {
  await page.goto('/noticias');
  await page.getByLabel('Categoria').selectOption('Editais e Inscrições');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: /^Ler mais.*Corrida na Orla/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Corrida na Orla abre inscrições',
  );
});

test('sends the contact form, after a mistake', async ({ page, complaints }) => {
  await page.goto('/sobre');
  await page.getByLabel('Nome', { exact: true }).fill('Raimundo');
  await page.getByLabel('E-mail').fill('raimundo@exemplo.com');
  await page.getByLabel('Assunto').selectOption('sugestao');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Curta');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Curta');
  await page
    .getByRole('textbox', { name: 'Mensagem' })
    .fill('Gostaria de uma quadra coberta no meu bairro.');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('main')).toContainText(/Protocolo/);
  expectStatusComplaint(complaints, 422);
});

test('no button stands anywhere that would do nothing', async ({ page }) => {
  const works = 'form button, button[popovertarget]';
  for (const path of [
    '/',
    '/alternative',
    '/noticias',
    '/agenda',
    '/programas',
    '/atletas',
    '/sobre',
    '/esporte-e-lazer',
    '/busca',
    '/transmissoes?aba=anteriores',
  ]) {
    await page.goto(path);
    for (const button of await page.getByRole('button').all())
      expect(
        await button.evaluate((element, selector) => element.matches(selector), works),
        path,
      ).toBe(true);
  }
});
