import type { APIRequestContext } from '@playwright/test';
import { competitionFilePath, competitionPath } from '../lib/paths.ts';
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
  await page.getByRole('button', { name: 'Publicar alterações' }).click();
  await expect(page.getByText(/sucesso/i).first()).toBeVisible();
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
