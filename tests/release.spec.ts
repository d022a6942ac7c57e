import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseSettings } from './support/database.ts';
import { account, createAccount, uploadPhoto } from './support/editors-portal.ts';
import {
  freePort,
  launch,
  removeDirectory,
  startPortal,
  temporaryDirectory,
} from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** What only building and testing need; the compiler of the admin is the largest. */
const onlyToBuild = ['@biomejs/biome', '@playwright/test', 'astro', 'monaco-editor', 'typescript'];

const addresses = [
  '/',
  '/agenda?data=todas',
  '/agenda/quinta-feliz/cartaz.png',
  '/busca?q=corrida',
  '/busca/sugestoes.json?q=cor',
  '/dados/agenda.csv',
  '/dados/agenda.ics',
  '/sitemap.xml',
];

test('a release runs without an install, a build, or what these need', async ({ page }) => {
  const { request } = page;
  const place = temporaryDirectory();
  const folder = join(place, 'portal');
  const release = launch('scripts/release.ts', {}, [folder]);
  expect(await release.ended, release.output()).toBe(0);
  for (const name of onlyToBuild)
    expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false);

  const portal = await startPortal({}, [], folder);
  expect(portal.output()).not.toMatch(/Instalando|Construindo/);
  for (const path of addresses)
    expect((await request.get(portal.site + path)).status(), path).toBe(200);

  await createAccount(portal);
  await request.post(`${portal.admin}/api/users/login`, { data: account });
  expect((await request.get(`${portal.admin}/admin/collections/events/create`)).status()).toBe(200);
  const id = await uploadPhoto(request, portal.admin, { alt: 'Um campo.' });
  await page.goto(`${portal.admin}/admin/collections/media/${id}`);
  await expect(page.getByText('Pronta: o site mostra a fotografia')).toBeVisible();

  const settings = { DATA_DIR: portal.dataDir, ...databaseSettings(portal.dataDir) };
  const backup = launch('scripts/backup.ts', settings, [], folder);
  expect(await backup.ended, backup.output()).toBe(0);
  expect(await portal.stop()).toBe(0);

  rmSync(join(folder, '.cache', 'site.stamp'));
  const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
  const stale = launch('scripts/start.ts', { ...settings, ...ports }, [], folder);
  expect(await stale.ended).toBe(1);
  expect(stale.output()).toContain('Faça outra onde está o projeto inteiro: npm run release.');
  removeDirectory(portal.dataDir);
  removeDirectory(place);
});
