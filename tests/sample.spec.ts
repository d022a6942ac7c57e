// Long because all tests look for the same invented names on the same pages.
import type { APIRequestContext } from '@playwright/test';
import { athletes } from '../sample/athletes.ts';
import { eventsAt } from '../sample/events.ts';
import { institution } from '../sample/institution.ts';
import { news } from '../sample/news.ts';
import { places } from '../sample/places.ts';
import { recordedBroadcasts } from '../sample/recorded-broadcasts.ts';
import { socialPosts } from '../sample/social-posts.ts';
import { teamMembers } from '../sample/team-members.ts';
import { upcomingBroadcasts } from '../sample/upcoming-broadcasts.ts';
import { saveDraft } from './support/admin-form.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { expect, stubVideo, test } from './support/test.ts';

/** Names and titles that only the sample has. */
const invented = [
  ...[...athletes, ...teamMembers, ...places].map(({ name }) => name),
  ...[...eventsAt(new Date()), ...news, ...recordedBroadcasts, ...upcomingBroadcasts].map(
    ({ title }) => title,
  ),
  ...socialPosts.map(({ caption }) => caption),
  institution.secretary?.name ?? '',
  // Also a program's name in the specification.
].filter((words) => words !== 'Quinta Feliz');

const pages = [
  '/',
  '/alternative',
  '/noticias',
  '/esporte-e-lazer',
  '/agenda',
  '/agenda?data=todas',
  '/agenda?data=2025-05-10',
  '/programas',
  '/transmissoes',
  '/transmissoes?aba=anteriores',
  '/atletas',
  '/atletas?grupo=talentos',
  '/atletas/memorial',
  '/sobre',
  '/sobre?aba=legislacao',
  '/sobre?aba=transparencia',
  '/busca?q=corrida',
  '/mapa-do-site',
  '/dados',
  '/dados/agenda.ics',
  '/dados/agenda.json',
  '/dados/noticias.xml',
  '/sitemap.xml',
  '/sitemap-paginas.xml',
];

/** What each page says of the sample, and whatever does not answer. */
async function traces(request: APIRequestContext, site: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of pages) {
    const response = await request.get(site + path);
    if (response.status() !== 200) found.push(`${path}: ${response.status()}`);
    const text = await response.text();
    for (const words of invented) if (text.includes(words)) found.push(`${path}: ${words}`);
  }
  return found;
}

test.describe('with the clock of today', () => {
  test.describe.configure({ mode: 'serial' });
  let portal: Portal;
  test.beforeAll(async () => {
    portal = await startPortal();
  });
  test.afterAll(async () => {
    await portal.stop();
    removeDirectory(portal.dataDir);
  });

  test('a fresh start has four upcoming broadcasts, with reminder and calendar', async ({
    page,
  }) => {
    await stubVideo(page);
    await page.goto(`${portal.site}/transmissoes`);
    await expect(page.getByRole('link', { name: /^Lembrete/ })).toHaveCount(4);
    await expect(page.getByRole('button', { name: /^Adicionar ao calendário/ })).toHaveCount(4);
  });

  test('May 2025 still has exactly six events; today has a full agenda', async ({ page }) => {
    const archive = await page.request.get(`${portal.site}/dados/agenda.ics?data=todas`);
    expect((await archive.text()).match(/DTSTART[^:]*:202505/g)).toHaveLength(6);
    await page.goto(`${portal.site}/agenda?data=2025-05-10`);
    await expect(page.locator('.event-card')).toHaveCount(2);
    await page.goto(`${portal.site}/agenda?data=todas`);
    await expect(page.locator('.event-card')).toHaveCount(30);
    await expect(page.locator('.event-card').first().getByText('Realizado')).toHaveCount(0);
  });

  test('the home card has the next June, and nothing on the page is over', async ({ page }) => {
    await page.goto(portal.site);
    const items = page.locator('.next li');
    await expect(items.locator('.next__date')).toHaveText([/15 Jun/, /22 Jun/, /30 Jun/]);
    await expect(page.locator('main').getByText('Realizado')).toHaveCount(0);
    await expect(page.locator('.upcoming li')).toHaveCount(4);
  });

  test('news are of the last weeks', async ({ page }) => {
    await page.goto(`${portal.site}/noticias`);
    const newest = await page.locator('main time').first().getAttribute('datetime');
    const age = Date.now() - Date.parse(newest ?? '');
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(8 * 24 * 60 * 60 * 1000);
  });

  test('an administrator deletes the sample with one action; what somebody changed stays', async ({
    page,
  }) => {
    await page.goto(`${portal.admin}/admin`);
    await page.getByLabel('Nome').fill('Ana Administradora');
    await page.getByLabel('E-mail').fill('ana@exemplo.ap.gov.br');
    await page.locator('#field-password').fill('uma-senha-de-teste');
    await page.locator('#field-confirm-password').fill('uma-senha-de-teste');
    await page.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByRole('heading', { name: 'Conteúdo de exemplo' })).toBeVisible();

    const where = encodeURI('where[slug][equals]=quadra-de-oiapoque-ganha-rampa-e-luz-nova');
    const found = await page.request.get(`${portal.admin}/api/news?${where}`);
    const { id } = (await found.json()).docs[0];
    await page.goto(`${portal.admin}/admin/collections/news/${id}`);
    await expect(page.getByLabel('Origem')).toHaveValue('Conteúdo de exemplo');
    await page.getByLabel('Título').fill('Quadra de Oiapoque de verdade');
    await saveDraft(page, 'Quadra de Oiapoque de verdade');
    await expect(page.getByLabel('Origem')).toHaveValue('Conteúdo de exemplo, alterado');

    await page.goto(`${portal.admin}/admin`);
    await page.getByLabel('Sei que isto não pode ser desfeito').check();
    await page.getByRole('button', { name: 'Apagar o conteúdo de exemplo' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'foi apagado' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Notícia: Quadra de Oiapoque de verdade' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apagar o conteúdo de exemplo' })).toHaveCount(0);

    // The published text of the changed article stays on the site; everything else is gone.
    const article = news.find(({ slug }) => slug === 'quadra-de-oiapoque-ganha-rampa-e-luz-nova');
    const stays = article?.title;
    // The feed has its whole text, which names the place.
    const inItsText = (line: string) =>
      line.startsWith('/dados/noticias.xml: ') &&
      JSON.stringify(article?.body).includes(line.slice('/dados/noticias.xml: '.length));
    const others = async () =>
      (await traces(page.request, portal.site)).filter(
        (line) => !line.endsWith(`: ${stays}`) && !inItsText(line),
      );
    await expect.poll(others).toEqual([]);
    await page.goto(`${portal.site}/noticias`);
    await expect(page.getByRole('heading', { name: stays ?? '' })).toBeVisible();
  });
});

test('SAMPLE=off: municipalities, navigation and fixed texts are there, and nothing invented', async ({
  page,
}) => {
  const portal = await startPortal({ SAMPLE: 'off' });
  expect(portal.output()).toContain('sem conteúdo de exemplo');
  expect(await traces(page.request, portal.site)).toEqual([]);
  await page.goto(portal.site);
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toHaveCount(
    8,
  );
  await expect(page.getByText('5.000+')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Nenhuma transmissão ao vivo no momento' }),
  ).toBeVisible();
  // No heading without content.
  const fromSample = ['Atletas em destaque', 'Nossos atletas', 'Destaques', 'Últimas notícias'];
  for (const path of ['/', '/alternative']) {
    await page.goto(portal.site + path);
    for (const name of fromSample)
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
  await page.goto(`${portal.site}/esporte-e-lazer`);
  await expect(page.getByRole('main')).toContainText('Vitória do Jari');
  await portal.stop();
  removeDirectory(portal.dataDir);
});
