import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNothingCut } from './support/overflow.ts';
import { expect, expectStatusComplaint, stubVideo, test } from './support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** What is folded away is part of the page too; the first stands for its like, axe being slow. */
const openDetails = (page: Page) => page.locator('main summary').first().click();
/** Only the colours differ, so only they are looked at again; loading once more would cost minutes. */
async function contrastViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'contrast';
  });
  const rules = ['color-contrast', 'color-contrast-enhanced'];
  const { violations: found } = await new AxeBuilder({ page }).withRules(rules).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Every page and every state that looks different. */
const views: [name: string, path: string, prepare?: (page: Page) => Promise<void>][] = [
  ['home', '/'],
  ['alternative home', '/alternative'],
  ['news', '/noticias'],
  ['news, nothing found', '/noticias?busca=zzz'],
  ['news, notice', '/noticias?pagina=-1'],
  ['article', '/noticias/corrida-na-orla-abre-inscricoes'],
  ['agenda, empty day', '/agenda'],
  ['agenda, all', '/agenda?data=todas'],
  ['agenda, notice', '/agenda?data=2025-02-31'],
  [
    'agenda, calendars offered',
    '/agenda?data=2025-05-15',
    (page) => page.getByRole('button', { name: 'Adicionar ao calendário' }).click(),
  ],
  ['event', '/agenda/quinta-feliz'],
  ['sheet of a month', '/agenda/cartaz/2025-05'],
  ['sheet of an article', '/noticias/corrida-na-orla-abre-inscricoes/cartaz'],
  ['sheet of a program', '/programas/quinta-feliz/cartaz'],
  ['programs', '/programas'],
  ['program, weekly', '/programas/quinta-feliz'],
  ['program, yearly', '/programas/copa-arenas'],
  ['broadcasts', '/transmissoes'],
  ['broadcasts, recordings', '/transmissoes?aba=anteriores'],
  ['broadcasts, nothing found', '/transmissoes?aba=anteriores&categoria=futebol'],
  ['recording', '/transmissoes/volei-final-do-estadual'],
  ['athletes', '/atletas'],
  ['athletes, rising', '/atletas?grupo=talentos'],
  ['athletes, nobody found', '/atletas?busca=zzz'],
  ['athlete', '/atletas/benedito-sarraf'],
  ['memorial', '/atletas/memorial'],
  ['institutional', '/sobre'],
  ['legislation', '/sobre?aba=legislacao'],
  ['transparency', '/sobre?aba=transparencia'],
  ['budget', '/transparencia/orcamento', openDetails],
  ['contracts, sorted and filtered', '/transparencia/licitacoes-e-contratos?ano=2024&ordem=-pago'],
  ['agreements, none', '/transparencia/convenios-e-parcerias?busca=zzz'],
  ['open data, fields shown', '/dados', openDetails],
  ['contact, prepared', '/fale-conosco?assunto=sugestao&sobre=Copa'],
  ['contact, a nomination', '/fale-conosco?assunto=sugestao&indicacao=atleta'],
  ['follow a message', '/fale-conosco/acompanhar'],
  ['privacy', '/privacidade'],
  ['deletion', '/privacidade/excluir'],
  ['sport and leisure', '/esporte-e-lazer'],
  ['places, none', '/esporte-e-lazer?municipio=cutias'],
  ['search', '/busca?q=natacao'],
  ['search, nothing found', '/busca?q=zzzz'],
  ['accessibility', '/acessibilidade'],
  ['map of the site', '/mapa-do-site'],
  ['Libras', '/libras?pagina=/agenda'],
];

for (const [width, colorScheme] of [
  [320, 'light'],
  [1280, 'light'],
  [320, 'dark'],
  [1280, 'dark'],
] as const)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    for (const [name, path, prepare] of views)
      test(name, async ({ page }) => {
        await stubVideo(page);
        await page.goto(path);
        await prepare?.(page);
        expect(await violations(page)).toEqual([]);
        await expectNothingCut(page);
        if (colorScheme === 'light') expect(await contrastViolations(page)).toEqual([]);
      });

    test('not found', async ({ page, complaints }) => {
      await page.goto('/nao-existe');
      expect(await violations(page)).toEqual([]);
      expectStatusComplaint(complaints, 404);
    });

    test('newsletter with an error', async ({ page, complaints }) => {
      await page.goto('/newsletter');
      await page.getByRole('button', { name: 'Inscrever' }).click();
      await expect(page.getByText('Por favor, informe seu email.')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expectStatusComplaint(complaints, 422);
    });

    test('contact form with errors', async ({ page, complaints }) => {
      await page.goto('/fale-conosco');
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
      expect(await violations(page)).toEqual([]);
      expectStatusComplaint(complaints, 422);
    });

    // On wide screens the menu is a bar, seen in every view above.
    if (width < 1200) {
      test('open choices', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Acessibilidade' }).click();
        expect(await violations(page)).toEqual([]);
        expect(await contrastViolations(page)).toEqual([]);
      });

      test('open menu', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu' }).click();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
