import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNothingCut } from './support/overflow.ts';
import { expect, expectAbortComplaints, test } from './support/test.ts';

const results = (page: Page) => page.locator('.results__list > li');
const field = (page: Page) => page.getByRole('combobox', { name: 'Pesquisar no portal' });
const openSearch = (page: Page) => page.getByRole('link', { name: 'Buscar no site' }).click();
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option');

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

test.describe('suggestions in the header', () => {
  test('are fetched on first use only, and go with the keyboard', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const used = () => scripts.filter((path) => /suggestions|query-client|sugestoes/.test(path));
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
