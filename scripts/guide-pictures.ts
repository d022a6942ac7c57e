/** `npm run guide-pictures`: the pictures of the editor's guide, from the running admin, into `docs/guia/`. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../lib/paths.ts';
import { browserPath } from '../tests/support/browser-path.ts';
import { removeDirectory, startPortal } from '../tests/support/portal.ts';
import { buildStale } from './build.ts';
import { type GuideView, guideViews } from './guide-views.ts';
import { root } from './run.ts';

const folder = join(root, 'docs/guia');
const account = {
  email: 'rosa@exemplo.ap.gov.br',
  password: 'uma-senha-de-teste',
  name: 'Rosa Figueira',
};
const shape = { width: 1366, height: 850 };

await buildStale(console.log);
const portal = await startPortal();
const browser = await chromium.launch({
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const cookies = await signIn();
await writeToSecretariat();
for (const view of guideViews) await take(browser, view);
await browser.close();
await portal.stop();
removeDirectory(portal.dataDir);
process.exit(0);

async function signIn() {
  const context = await browser.newContext();
  const { request } = context;
  await request.post(`${portal.admin}/api/users/first-register`, { data: account });
  await request.post(`${portal.admin}/api/users/login`, { data: account });
  return (await context.storageState()).cookies;
}

/** So that somebody waits for an answer. */
async function writeToSecretariat(): Promise<void> {
  await fetch(portal.site + paths.contact, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      nome: 'João Dias',
      email: 'joao@exemplo.com.br',
      assunto: 'duvida',
      mensagem: 'Tem natação à noite para quem trabalha?',
    }),
  });
}

async function take(browser: Browser, { name, path, ready, field, width, height }: GuideView) {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    viewport: { width: width ?? shape.width, height: height ?? shape.height },
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(portal.admin + path);
  await page.getByText(ready).first().waitFor();
  await page.getByText('Carregando').first().waitFor({ state: 'detached' });
  if (field) await expect(page.getByLabel(field).first()).toBeEditable();
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .png({ palette: true, quality: 95 })
    .toFile(join(folder, `${name}.png`));
  console.log(`docs/guia/${name}.png`);
  await context.close();
}
