import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from './support/test.ts';

const subjects = ['orcamento', 'licitacoes-e-contratos', 'convenios-e-parcerias'];

const table = (page: Page) => page.locator('#registros').getByRole('table');
const rows = (page: Page) => table(page).locator('tbody tr');
const cells = (page: Page, label: string) =>
  table(page).locator(`tbody td[data-label="${label}"]`).allTextContents();
/** 'R$ 1.638.400,20' → 163840020 */
const cents = (text: string) => Number(text.replace(/\D/g, ''));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a column’s head sorts, both ways, and keeps the filter', async ({ page }) => {
    await page.goto('/transparencia/licitacoes-e-contratos?ano=2024');
    const count = await rows(page).count();
    const head = page.getByRole('columnheader', { name: 'Previsto' });
    await expect(head).not.toHaveAttribute('aria-sort');
    for (const [sorted, turn] of [
      ['descending', -1],
      ['ascending', 1],
    ] as const) {
      await head.getByRole('link').click();
      await expect(head).toHaveAttribute('aria-sort', sorted);
      await expect(page).toHaveURL(/ano=2024/);
      await expect(rows(page)).toHaveCount(count);
      const amounts = (await cells(page, 'Previsto')).map(cents);
      expect(amounts).toEqual([...amounts].sort((a, b) => turn * (a - b)));
    }
    await expect(page.locator('th[aria-sort]')).toHaveCount(1);
  });

  test('year, situation and words narrow together, ignoring accents', async ({ page }) => {
    await page.goto('/transparencia/convenios-e-parcerias');
    await page.getByLabel('Buscar nos registros').fill('JUDO');
    await page.getByLabel('Ano', { exact: true }).selectOption('2024');
    await page.getByLabel('Situação').selectOption('Encerrado');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Judô');
    await expect(page.getByLabel('Buscar nos registros')).toHaveValue('JUDO');
    await page.goto('/transparencia/convenios-e-parcerias?busca=zzz');
    await expect(page.getByRole('heading', { name: 'Não há registros' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver todos os registros' }).click();
    await expect(table(page)).toBeVisible();
  });
});

test('with JavaScript, words and order answer at once, and the focus stays', async ({ page }) => {
  await page.goto('/transparencia/orcamento');
  await page.getByLabel('Buscar nos registros').fill('paradesporto');
  await expect(page).toHaveURL(/busca=paradesporto/);
  await expect(rows(page).first()).toContainText('Paradesporto');
  const head = page.getByRole('columnheader', { name: 'Pago' });
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(head.getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(/busca=paradesporto/);
  await expect(page.getByRole('status').last()).toContainText('Ordem: Pago, maior primeiro');
});

for (const subject of subjects)
  test(`${subject}: three years; table, totals, chart and files have the same figures`, async ({
    page,
    request,
  }) => {
    await page.goto(`/transparencia/${subject}`);
    const years = (await cells(page, 'Ano')).map(Number);
    expect(new Set(years).size).toBeGreaterThanOrEqual(3);
    await expect(page.getByText('Última atualização:')).toBeVisible();
    const planned = (await cells(page, 'Previsto')).map(cents);
    const total = await table(page).locator('tfoot td').first().textContent();
    expect(cents(total ?? '')).toBe(sum(planned));

    await page.getByText('Ver os números do gráfico').click();
    const chart = page.locator('figure').getByRole('table').locator('tbody tr');
    for (const row of await chart.all()) {
      const year = Number(await row.getByRole('rowheader').textContent());
      const own = planned.filter((_, index) => years[index] === year);
      const shown = await row.locator('[data-label="Previsto"]').textContent();
      expect(cents(shown ?? '')).toBe(sum(own));
    }
    await expect(page.locator('figure svg').first()).toBeVisible();
    await expect(page.locator('figcaption')).toContainText(/O maior valor previsto é o de \d{4}/);

    await page.goto(`/transparencia/${subject}?ano=2024`);
    const names = await rows(page).locator('th').allTextContents();
    const address = await page.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href');
    expect(address).toBe(`/dados/${subject}.csv?ano=2024`);
    const records: Record<string, string>[] = parse(
      await (await request.get(address ?? '')).text(),
      { columns: true },
    );
    expect(records.map(({ objeto, numero }) => `${objeto} ${numero}`)).toEqual(names);
    expect(records.map(({ valor_previsto }) => Math.round(Number(valor_previsto) * 100))).toEqual(
      (await cells(page, 'Previsto')).map(cents),
    );
  });
