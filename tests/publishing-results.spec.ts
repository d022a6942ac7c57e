import type { APIRequestContext } from '@playwright/test';
import { competitionFilePath, competitionPath } from '../lib/paths.ts';
import { publish } from './support/admin-form.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { measured } from './support/measured.ts';
import { expect, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const { read } = portal;
/** As pages, feeds and files write the score that is entered below. */
const corrected = /4 × 1|"placar_antes_da_correcao": "0 × 1"/;
const cup = 'copa-das-arenas-2024-feminina';

async function findMatch(request: APIRequestContext, title: string): Promise<number> {
  await request.post(`${portal.admin}/api/users/login`, { data: account });
  const query = new URLSearchParams({ 'where[title][equals]': title });
  const { docs } = await (await request.get(`${portal.admin}/api/matches?${query}`)).json();
  return docs[0].id;
}

test('a score entered on a phone is on all pages within two seconds, and a correction says so', async ({
  page,
}) => {
  const { request } = page;
  await page.setViewportSize({ width: 390, height: 800 });
  const id = await findMatch(request, 'Porto Grande 0 × 1 Vitória do Jari');
  const pages = [
    competitionPath(cup),
    competitionFilePath(cup, 'json'),
    competitionFilePath(cup, 'xml'),
    '/programas/copa-arenas',
    '/municipios/vitoria-do-jari',
    '/esportes/futebol',
  ];
  const before = await Promise.all(pages.map((path) => read(request, path)));
  for (const text of before) expect(text).not.toMatch(corrected);
  await page.goto(`${portal.admin}/admin/collections/matches/${id}`);
  await page.getByLabel('Placar da primeira').fill('4');
  await publish(page);
  await expect(page.getByText('Publicado.').first()).toBeVisible();
  await measured('from a score to all pages', () =>
    expect
      .poll(async () =>
        (await Promise.all(pages.map((path) => read(request, path)))).map((text) =>
          corrected.test(text),
        ),
      )
      .toEqual(pages.map(() => true)),
  );
  expect(await read(request, competitionPath(cup))).toContain('Placar corrigido: era 0 × 1');
  // The bronze medal is another one's now.
  await page.goto(portal.site + competitionPath(cup));
  await expect(
    page.getByRole('region', { name: 'Medalhas' }).getByRole('listitem').last(),
  ).toContainText('Porto Grande');
});

test('a score sent by a program sends the winner on, on all pages', async ({ request }) => {
  const men = 'copa-das-arenas-2024-masculina';
  const final = await findMatch(request, 'Vencedor da 1ª semifinal 2 × 3 Vencedor da 2ª semifinal');
  const semifinal = await findMatch(
    request,
    'Vencedor da 1ª partida das quartas 1 × 2 Vencedor da 2ª partida das quartas',
  );
  const query = new URLSearchParams({ 'where[slug][equals]': men });
  const { docs } = await (await request.get(`${portal.admin}/api/competitions?${query}`)).json();
  // The newest of its program, sport and town, so that their pages show it.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const published = { _status: 'published' };
  await portal.send(request, `/competitions/${docs[0].id}`, { from: yesterday, ...published });
  await portal.send(request, `/matches/${final}`, { startsAt: yesterday, ...published });
  const line = 'Macapá Sul 5 × 3 Mazagão';
  const expected = {
    [competitionPath(men)]: line,
    [competitionFilePath(men, 'csv')]: 'Macapá Sul,Macapá,5,3,Mazagão,Mazagão',
    [competitionFilePath(men, 'json')]: '"primeiro_placar": 5',
    [competitionFilePath(men, 'xml')]: line,
    '/competicoes': 'em primeiro, Macapá Sul',
    '/programas/copa-arenas': line,
    '/municipios/macapa': line,
    '/esportes/futebol': line,
  };
  const missing = async () => {
    const found = Object.entries(expected).map(async ([path, words]) => {
      const text = (await read(request, path)).replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');
      return text.includes(words) ? [] : [path];
    });
    return (await Promise.all(found)).flat();
  };
  expect(await missing()).toEqual(Object.keys(expected));
  await portal.send(request, `/matches/${semifinal}`, { firstScore: 3, ...published });
  await portal.send(request, `/matches/${final}`, { firstScore: 5, ...published });
  await measured('from two scores to all pages that follow from them', () =>
    expect.poll(missing).toEqual([]),
  );
});

test('an editor chooses in words where a side comes from; the site puts the team there', async ({
  page,
}) => {
  const { request } = page;
  const third = 'Perdedor da 1ª semifinal 2 (4) × (2) 2 Perdedor da 2ª semifinal';
  const id = await findMatch(request, third);
  await page.goto(`${portal.admin}/admin/collections/matches/${id}`);
  const field = page
    .locator('.field-type.select')
    .filter({ hasText: 'De onde vem a primeira equipe' });
  await expect(field).toContainText('Perdedor da 1ª semifinal');
  await field.locator('.rs__control').click();
  await expect(field.getByRole('option')).toHaveText([
    ...['Perdedor da 1ª semifinal', 'Perdedor da 2ª semifinal'],
    ...['A', 'B', 'C', 'D'].flatMap((letter) =>
      [1, 2, 3, 4].map((place) => `${place}º do Grupo ${letter}`),
    ),
  ]);
  await field.getByRole('option', { name: '1º do Grupo D' }).click();
  await publish(page);
  await expect(page.getByText('Publicado.').first()).toBeVisible();
  const path = competitionFilePath('copa-das-arenas-2024-masculina', 'xml');
  await expect
    .poll(() => read(request, path))
    .toContain('Vitória do Jari 2 (4) × (2) 2 Laranjal do Jari');
});
