// Long because it follows one section of the specification from start to end.
import { firstPage } from '../support/agenda-events.ts';
import { expect, test } from '../support/test.ts';

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
test.describe('spec 2, Agenda', () => {
  test('title, and the current date selected by default', async ({ page }) => {
    await page.goto('/agenda');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda de Eventos');
    await expect(
      page.getByRole('heading', { name: 'Mostrando eventos para 12 de maio de 2025' }),
    ).toBeVisible();
  });

  for (const date of ['2025-05-03', '2025-05-10', '2025-12-31'])
    test(`spec 9: the long date of ${date}`, async ({ page }) => {
      const [year, month, day] = date.split('-');
      await page.goto(`/agenda?data=${date}`);
      const name = months[Number(month) - 1];
      await expect(page.locator('#agenda-titulo')).toHaveText(
        `Mostrando eventos para ${day} de ${name} de ${year}`,
      );
    });

  test('filters: categories and places in order', async ({ page }) => {
    await page.goto('/agenda');
    await expect(page.getByLabel('Categoria').getByRole('option')).toHaveText([
      'Todas as categorias',
      'Competição',
      'Lazer',
      'Treinamento',
    ]);
    const towns = page.getByLabel('Local', { exact: true });
    await expect(towns.locator('> option')).toHaveText([
      'Todos os locais',
      'Macapá',
      'Santana',
      'Laranjal do Jari',
    ]);
    await expect(towns.locator('optgroup')).toHaveAttribute('label', 'Outros municípios');
    const others = await towns.locator('optgroup option').allTextContents();
    expect(others.length).toBeGreaterThanOrEqual(7);
    expect(others).toEqual([...others].sort((one, other) => one.localeCompare(other, 'pt-BR')));
  });

  test("'Ver todos' clears the date: 'Todos os eventos', beginning with what is left of May 2025", async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-10');
    await page.getByRole('link', { name: 'Ver todos', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Todos os eventos' })).toBeVisible();
    await expect(page.locator('.event-card h3')).toHaveText(firstPage);
    await expect(page).toHaveURL(/data=todas/);
  });

  test('May 2025 has exactly its six sample events', async ({ page }) => {
    await page.goto('/agenda');
    const counts = await page
      .getByRole('grid', { name: /maio de 2025/ })
      .getByRole('link', { name: /\d+ eventos?/ })
      .evaluateAll((links) =>
        links.map((link) => Number(/(\d+) eventos?/.exec(link.textContent ?? '')?.[1])),
      );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  test('a card shows day, month, time, title, place, badge, description and two buttons', async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-10');
    const card = page.locator('.event-card').first();
    for (const text of [
      '10',
      'maio',
      '08:00',
      'Festival de Natação',
      'Centro Aquático',
      'Competição',
      'Provas de 25 m a 200 m',
    ])
      await expect(card).toContainText(text);
    await expect(card.getByRole('link', { name: /Ver detalhes/ })).toHaveAttribute(
      'href',
      '/agenda/festival-de-natacao',
    );
    await expect(card.getByRole('button', { name: 'Adicionar ao calendário' })).toBeVisible();
  });

  test('spec 4: Competição is blue, all others green, each with a mark of its own', async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-10');
    const [swim, street] = [page.locator('.event-card').nth(0), page.locator('.event-card').nth(1)];
    const colour = (card: typeof swim) =>
      card.locator('.event-card__date').evaluate((box) => getComputedStyle(box).backgroundColor);
    await expect(swim).toHaveClass(/event-card--c/);
    await expect(street).not.toHaveClass(/event-card--c/);
    expect(await colour(swim)).toBe('rgb(10, 74, 148)');
    expect(await colour(street)).toBe('rgb(10, 92, 54)');
  });

  test('the empty state is exact, and under it stands the next event', async ({ page }) => {
    await page.goto('/agenda?data=2025-05-20&categoria=lazer');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Nenhum evento encontrado' })).toBeVisible();
    await expect(main).toContainText(
      'Não há eventos agendados para este dia ou com os filtros selecionados.',
    );
    await expect(main.getByRole('link', { name: 'Sábado no Parque', exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Ver todos os eventos' }).click();
    await expect(page.locator('.event-card h3')).toHaveText(firstPage);
    await expect(page.getByLabel('Categoria')).toHaveValue('');
  });

  test("B8: in the empty state 'Ver todos os eventos' clears date, category and place", async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-20&categoria=lazer&local=santana');
    await page.getByRole('main').getByRole('link', { name: 'Ver todos os eventos' }).click();
    await expect(page).toHaveURL(/\/agenda\?data=todas$/);
    await expect(page.locator('.event-card h3')).toHaveText(firstPage);
    await expect(page.getByLabel('Local', { exact: true })).toHaveValue('');
  });

  for (const path of ['/', '/alternative'])
    test(`B8: 'Ver todos os eventos' on ${path} leads to all of them`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: 'Ver todos os eventos' }).click();
      await expect(page.getByRole('heading', { name: 'Todos os eventos' })).toBeVisible();
      await expect(page.locator('.event-card h3')).toHaveText(firstPage);
    });

  test("product: date, category and place combine; 'Limpar filtros' resets all three", async ({
    page,
  }) => {
    await page.goto('/agenda?data=2025-05-10');
    await page.getByLabel('Categoria').selectOption('Lazer');
    await expect(page.locator('.event-card h3')).toHaveText(['Rua de Lazer']);
    await page.getByLabel('Local', { exact: true }).selectOption('Santana');
    await expect(page).toHaveURL(/local=santana/);
    await expect(page.locator('.event-card h3')).toHaveText(['Rua de Lazer']);
    await page.getByLabel('Local', { exact: true }).selectOption('Macapá');
    await expect(page.getByRole('heading', { name: 'Nenhum evento encontrado' })).toBeVisible();
    await page.getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL(/\/agenda$/);
    await expect(page.getByRole('heading', { name: /12 de maio de 2025/ })).toBeVisible();
    await expect(page.getByLabel('Categoria')).toHaveValue('');
  });

  test('newsletter box', async ({ page }) => {
    await page.goto('/agenda');
    await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Inscrever' })).toBeVisible();
  });
});
