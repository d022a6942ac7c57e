import { paths, servicePath } from '../lib/paths.ts';
import { expectNothingCut } from './support/overflow.ts';
import { expect, test } from './support/test.ts';

const copa = servicePath('inscrever-equipe-copa-das-arenas');
const grant = servicePath('bolsa-atleta');

test.describe('the Carta de Serviços', () => {
  test('has every task in its group, each with its state', async ({ page }) => {
    await page.goto(paths.services);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Serviços');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Competir',
      'Praticar',
      'Receber apoio',
      'Usar um espaço',
      'Falar com a secretaria',
    ]);
    for (const [task, state] of [
      ['Inscrever sua equipe na Copa das Arenas', 'Abre em 1º de junho'],
      ['Jogar o Intermunicipal Sub-17', 'Abre em 1º de julho'],
      ['Nadar a Travessia do Araguari', 'Sempre aberto'],
      ['Remar na Regata de Calçoene', 'Cancelado'],
      ['Participar da Quinta Feliz', 'Sempre aberto'],
      ['Entrar no Natação para Todos', 'Encerrado'],
      ['Pedir o Bolsa Atleta', 'Aberto até 1º de junho'],
      ['Pedir apoio para competições', 'Sempre aberto'],
      ['Indicar um atleta', 'Sempre aberto'],
      ['Usar um ginásio, uma arena ou uma quadra', 'Sempre aberto'],
      ['Reclamar, sugerir ou elogiar', 'Sempre aberto'],
      ['Pedir uma informação pública', 'Sempre aberto'],
    ] as const) {
      const row = main.getByRole('listitem').filter({ hasText: task });
      await expect(row, task).toContainText(state);
      await expect(row.getByRole('link', { name: task })).toHaveAttribute('href', /^\/servicos\//);
    }
  });

  test('is reached from the second navigation, the footer and the map of the site', async ({
    page,
  }) => {
    await page.goto('/');
    const services = page.getByRole('navigation', { name: 'Serviços' });
    await expect(services.getByRole('link', { name: 'Serviços' })).toHaveAttribute(
      'href',
      paths.services,
    );
    await page.goto(paths.siteMap);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Pedir o Bolsa Atleta' }),
    ).toHaveAttribute('href', grant);
    await page.goto(grant);
    await expect(services.getByRole('link', { name: 'Serviços' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

test.describe('the page of a service', () => {
  test('that opens later says when, offers one mail, and has no button that can do nothing', async ({
    page,
  }) => {
    await page.goto(copa);
    const main = page.getByRole('main');
    await expect(main.getByText('Abre em 1º de junho').first()).toBeVisible();
    await expect(main.getByText('20', { exact: true })).toBeVisible();
    await expect(main.getByText('dias para abrir')).toBeVisible();
    await expect(main.getByLabel('Avise-me quando abrir')).toBeVisible();
    await expect(main.getByText('Um e-mail em 1º de junho e nada mais.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Inscrever minha equipe' })).toHaveCount(0);
    for (const words of [
      'Pelo menos 15 atletas',
      'De 1º de junho a 30 de junho',
      'Não precisa de CNPJ',
      'R$ 0',
      'Equipes dos 16 municípios',
      'Em até 5 dias úteis',
      'Lei 13.460/2017',
      'Coordenação de Esporte Comunitário',
      'Última revisão desta página: 05 de maio de 2025',
      'Prefere fazer com alguém?',
    ])
      await expect(main, words).toContainText(words);
  });

  test('that is open has the way to ask, and no field for a mail', async ({ page }) => {
    await page.goto(grant);
    const main = page.getByRole('main');
    await expect(main.getByText('Aberto até 1º de junho').first()).toBeVisible();
    await expect(main.getByText('dias para pedir', { exact: true })).toBeVisible();
    await expect(main.getByLabel('Avise-me quando abrir')).toHaveCount(0);
    const [first] = await main.locator('.cover__actions a').all();
    const href = (await first?.getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status()).toBe(200);
  });

  test('that is over says so and offers no way in', async ({ page }) => {
    await page.goto(servicePath('natacao-para-todos'));
    const main = page.getByRole('main');
    await expect(main.getByText('Encerrado').first()).toBeVisible();
    await expect(main.getByLabel('Avise-me quando abrir')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Tirar uma dúvida' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Pedir uma vaga' })).toHaveCount(0);
  });

  test('leads to the nomination form and to the ouvidoria', async ({ page }) => {
    await page.goto(servicePath('indicar-atleta'));
    await page.getByRole('link', { name: 'Indicar um atleta' }).click();
    await expect(page.getByLabel('Nome do atleta')).toBeVisible();
    await page.goto(servicePath('ouvidoria'));
    await page.getByRole('link', { name: 'Escrever para a ouvidoria' }).click();
    await expect(page.getByLabel('Assunto')).toHaveValue('reclamacao');
  });

  test('tells machines what it is', async ({ request }) => {
    const html = await (await request.get(copa)).text();
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text),
    );
    expect(things.find((thing) => thing['@type'] === 'GovernmentService')).toMatchObject({
      name: 'Inscrever sua equipe na Copa das Arenas',
      hoursAvailable: { validFrom: '2025-06-01', validThrough: '2025-06-30' },
      provider: { alternateName: 'SEDEL' },
    });
  });

  for (const width of [320, 360, 768, 1440])
    test(`nothing is cut at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [paths.services, copa, grant]) {
        await page.goto(path);
        await expectNothingCut(page);
      }
    });
});
