// Long because all tests share one portal, which takes seconds to start.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { codeAt, stepAt } from '../lib/totp.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { mailsWaiting } from './support/portal-mails.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

/**
 * A fresh portal as it comes: its first account sets up its second factor, signs in with it, and looks after its
 * sessions.
 */
let portal: Portal;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  portal = await startPortal({ SECOND_FACTOR: '' });
});
test.afterAll(async () => {
  await portal.stop();
  removeDirectory(portal.dataDir);
});

const account = { email: 'ana@exemplo.ap.gov.br', password: 'rede-chuva-lua-42' };
let secret: string;
let recoveryCodes: string[];
let lastStep = 0;

/** The next code that was not used: a phone's clock may be half a minute ahead. */
function nextCode(): string {
  lastStep = Math.max(lastStep + 1, stepAt(new Date()));
  return codeAt(secret, lastStep);
}

const english = /\b(log ?in|log ?out|password|save|create|loading|settings|submit|cancel|email)\b/i;

/**
 * No fault that axe knows, and no English word, on a phone and on a desk. `part`: what is ours of a page of
 * Payload's.
 */
async function expectGood(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const axe = new AxeBuilder({ page });
    const { violations } = await (part ? axe.include(part) : axe).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    expect(found, `${width} px`).toEqual([]);
    for (const box of await page.locator(part ?? 'main').all()) {
      const { x, width: own } = (await box.boundingBox()) ?? { x: 0, width: 0 };
      expect(x + own, `${width} px`).toBeLessThanOrEqual(width);
    }
  }
  expect(await page.locator('body').innerText()).not.toMatch(english);
}

async function givePassword(page: Page): Promise<void> {
  await page.goto(`${portal.admin}/admin/login`);
  await page.locator('input[name="email"]').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

test('the first account is made, sets up its app, and is in', async ({ page, complaints }) => {
  await page.goto(`${portal.admin}/admin`);
  await page.locator('input[name="email"]').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.locator('input[name="confirm-password"]').fill(account.password);
  await page.locator('input[name="name"]').fill('Ana');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/admin/login**');

  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Segundo fator' })).toBeVisible();
  expectStatusComplaint(complaints, 401);
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible();
  await expectGood(page);
  secret = (await page.locator('.account-steps code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Código', { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: 'Entrar' }).click();

  await expect(page.getByRole('heading', { name: 'Códigos de recuperação' })).toBeVisible();
  await expectGood(page);
  recoveryCodes = await page.locator('.account-recovery code').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(page.getByRole('link', { name: 'Nova notícia' })).toBeVisible();
});

test('from then on it needs a code; a wrong one is told', async ({ page, complaints }) => {
  await page.goto(`${portal.admin}/admin/login`);
  await expectGood(page);
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Código do aplicativo' })).toBeVisible();
  await expectGood(page);
  await page.getByLabel('Código', { exact: true }).fill('000 000');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'não confere' })).toBeVisible();
  for (let refused = 0; refused < 2; refused += 1) expectStatusComplaint(complaints, 401);
  expect((await page.request.get(`${portal.admin}/api/news?draft=true`)).status()).toBe(200);
  const me = await page.request.get(`${portal.admin}/api/users/me`);
  expect(await me.json()).toMatchObject({ user: null });
  await page.getByLabel('Código', { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('link', { name: 'Nova notícia' })).toBeVisible();
});

test('the account’s page shows the factor and the sessions, and ends one', async ({
  page,
  request,
  complaints,
}) => {
  const data = { ...account, code: recoveryCodes[0] };
  const elsewhere = await request.post(`${portal.admin}/api/users/login`, {
    data,
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile' },
  });
  expect(elsewhere.status()).toBe(200);
  await givePassword(page);
  await page.getByLabel('Código', { exact: true }).fill(recoveryCodes[1] ?? '');
  expectStatusComplaint(complaints, 401);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('link', { name: 'Nova notícia' })).toBeVisible();
  await page.goto(`${portal.admin}/admin/account`);
  await expect(page.getByText('Códigos de recuperação que ainda valem: 8.')).toBeVisible();
  await expect(page.getByText('Da sua conta ele é exigido.')).toBeVisible();
  await expect(page.getByText('Chrome em Android')).toBeVisible();
  await expectGood(page, '.account-panel');
  await page.getByRole('button', { name: 'Encerrar a sessão Chrome em Android' }).click();
  await expect(page.getByText('Chrome em Android')).toHaveCount(0);
  const { token } = await elsewhere.json();
  const me = await request.get(`${portal.admin}/api/users/me`, {
    headers: { authorization: `JWT ${token}` },
  });
  expect(await me.json()).toMatchObject({ user: null });
});

test('a new password by mail asks for the code too', async ({ page, request, complaints }) => {
  const { email } = account;
  await request.post(`${portal.admin}/api/users/forgot-password`, { data: { email } });
  const [mail] = await mailsWaiting(portal.dataDir, email);
  expect(mail?.subject).toBe('Nova senha do portal');
  const [address = ''] = /\/admin\/reset\/\w+/.exec(mail?.text ?? '') ?? [];
  await page.goto(portal.admin + address);
  await page.locator('input[name="password"]').fill('outra-lua-na-rede');
  await page.locator('input[name="again"]').fill('outra-lua-na-rede');
  await page.locator('button[type="submit"]').click();
  await expect(page.getByLabel('Código', { exact: true })).toBeVisible();
  expectStatusComplaint(complaints, 401);
  await expectGood(page);
  await page.getByLabel('Código', { exact: true }).fill(recoveryCodes[2] ?? '');
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole('link', { name: 'Nova notícia' })).toBeVisible();
  account.password = 'outra-lua-na-rede';
});

test('an author’s form saves drafts and offers no publishing', async ({ page, request }) => {
  const admin = { ...account, code: recoveryCodes[3] };
  await request.post(`${portal.admin}/api/users/login`, { data: admin });
  const author = { name: 'Bia', email: 'bia@exemplo.ap.gov.br', password: 'vento-peteca-norte' };
  const made = await request.post(`${portal.admin}/api/users`, {
    data: { ...author, role: 'autor' },
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.request.post(`${portal.admin}/api/users/login`, { data: author });
  const { docs } = await (
    await page.request.get(`${portal.admin}/api/news?limit=1&depth=0`)
  ).json();
  for (const path of ['create', docs[0].id]) {
    await page.goto(`${portal.admin}/admin/collections/news/${path}`);
    await expect(page.getByRole('button', { name: 'Salvar rascunho' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Publicar/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0);
  }
  const settings = await page.request.post(`${portal.admin}/api/globals/site-settings`, {
    data: { mission: 'x' },
  });
  expect(settings.status()).toBe(403);
});

test('an attendant sets one up at the next login, and lands on the page they wanted', async ({
  page,
  complaints,
}) => {
  const admin = { ...account, code: recoveryCodes[4] };
  await page.request.post(`${portal.admin}/api/users/login`, { data: admin });
  const attendant = { email: 'caio@exemplo.ap.gov.br', password: 'canoa-jambo-tarde' };
  const made = await page.request.post(`${portal.admin}/api/users`, {
    data: { name: 'Caio', ...attendant, role: 'atendimento' },
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.context().clearCookies();
  await page.goto(`${portal.admin}/admin/collections/contact-messages`);
  await page.locator('input[name="email"]').fill(attendant.email);
  await page.locator('input[name="password"]').fill(attendant.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Segundo fator' })).toBeVisible();
  expectStatusComplaint(complaints, 401);
  await expect(page.getByText('dados de pessoas')).toBeVisible();
  await expectGood(page);
  const key = (await page.locator('.account-steps code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Código', { exact: true }).fill(codeAt(key, stepAt(new Date())));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(page.getByRole('heading', { name: 'Fale Conosco' })).toBeVisible();
});

test('whoever wants one turns it on, and off again', async ({ page, complaints }) => {
  const author = { email: 'bia@exemplo.ap.gov.br', password: 'vento-peteca-norte' };
  await page.request.post(`${portal.admin}/api/users/login`, { data: author });
  await page.goto(`${portal.admin}/admin/account`);
  const panel = page.getByRole('region', { name: 'Segundo fator' });
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  await press('Ligar o segundo fator');
  await panel.getByLabel('Sua senha').fill('outra coisa');
  await press('Continuar');
  await expect(panel.getByText('A senha não confere.')).toBeVisible();
  expectStatusComplaint(complaints, 400);
  await panel.getByLabel('Sua senha').fill(author.password);
  await panel.getByLabel('Sua senha').press('Enter');
  await expect(panel.getByRole('img', { name: 'Código QR' })).toBeVisible();
  await expectGood(page, '.account-panel');
  secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
  await panel.getByLabel('Código', { exact: true }).fill(codeAt(secret, stepAt(new Date())));
  await press('Ligar');
  const code = await panel.locator('.account-recovery code').first().innerText();
  await press('Guardei os códigos');
  await expect(panel.getByText('ainda valem: 10.')).toBeVisible();
  await press('Desligar');
  await panel.getByLabel('Sua senha').fill(author.password);
  await panel.getByLabel('Código', { exact: true }).fill(code);
  await press('Desligar');
  await expect(panel.getByRole('button', { name: 'Ligar o segundo fator' })).toBeVisible();
});
