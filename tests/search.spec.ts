import type { Page } from '@playwright/test';
import { expectNothingCut } from './support/overflow.ts';
import { expect, test } from './support/test.ts';

const results = (page: Page) => page.locator('.results__list > li');

test.describe('the search page', () => {
  for (const [words, title, marked] of [
    ['natacao', /Festival de Natação/, 'Natação'],
    ['corridas', /Corrida na Orla/, 'Corrida'],
    ['atletsmo', /./, /^atletismo$/i],
    ['paralimpíadas', /Jogos Paralímpicos/, 'Paralímpicos'],
  ] as const)
    test(`${words} is understood, and what it found is marked`, async ({ page }) => {
      await page.goto(`/busca?q=${encodeURIComponent(words)}`);
      await expect(results(page).filter({ hasText: title }).first()).toBeVisible();
      await expect(results(page).locator('mark').filter({ hasText: marked }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        new RegExp(`^\\d+ resultados? para “${words}”`),
      );
    });

  test('nonsense finds nothing and says what to do', async ({ page }) => {
    await page.goto('/busca?q=xyzqwk');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'Nenhum resultado para “xyzqwk”',
    );
    await expect(page.getByRole('heading', { name: 'Nada encontrado' })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  test('some of the words are better than nothing, and it says so', async ({ page }) => {
    await page.goto('/busca?q=natacao+xyzqwk');
    await expect(page.getByRole('main')).toContainText('Nada tem todas essas palavras');
    await expect(results(page).first()).toContainText('Natação');
  });

  test('kinds have their counts, filter at once, and stand in the address', async ({ page }) => {
    await page.goto('/busca?q=natacao');
    const kinds = page.getByRole('navigation', { name: 'Tipos de resultado' });
    await kinds.getByRole('link', { name: /^Programas/ }).click();
    await expect(page).toHaveURL('/busca?q=natacao&tipo=programas');
    const shown = Number(
      await kinds
        .getByRole('link', { name: /^Programas/ })
        .locator('small')
        .textContent(),
    );
    await expect(results(page)).toHaveCount(shown);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('em Programas');
  });

  test('a kind that does not exist: a notice, and everything', async ({ page }) => {
    await page.goto('/busca?q=natacao&tipo=dragoes&pagina=77');
    await expect(page.getByRole('main')).toContainText('Parte do endereço não existe');
    await expect(results(page).first()).toBeVisible();
  });

  test('looks into texts, laws, broadcasts, transparency and pages', async ({ request }) => {
    for (const [words, address] of [
      ['ouvidoria', '/sobre#fale-conosco'],
      ['regulamento bolsa atleta', '/sobre?aba=legislacao'],
      ['material esportivo', '/transparencia/licitacoes-e-contratos'],
      ['final volei estadual', '/transmissoes/volei-final-do-estadual'],
    ] as const) {
      const html = await (await request.get(`/busca?q=${encodeURIComponent(words)}`)).text();
      expect(html, words).toContain(`href="${address}`);
    }
  });

  test('whatever is typed is only text', async ({ page }) => {
    await page.goto(`/busca?q=${encodeURIComponent('<script>alert(1)</script> "natação"')}`);
    await expect(page.getByRole('searchbox')).toHaveValue('<script>alert(1)</script> "natação"');
    await page.goto(`/busca?q=${'corrida '.repeat(40)}`);
    await expect(results(page).first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/busca?q=${'a'.repeat(100)}`);
    await expectNothingCut(page);
  });
});

test('the news search understands slips and reads the texts', async ({ page }) => {
  await page.goto('/noticias?busca=corida+orla');
  await expect(page.getByRole('link', { name: /Corrida na Orla/ }).first()).toBeVisible();
  await page.goto('/noticias?busca=xyzqwk');
  await expect(page.getByRole('heading', { name: 'Nenhuma notícia encontrada' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the search page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('link', { name: 'Buscar no site' }).click();
    await expect(page).toHaveURL('/busca');
    await page.getByRole('searchbox').fill('corridas');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(results(page).first()).toContainText('Corrida');
  });
});
