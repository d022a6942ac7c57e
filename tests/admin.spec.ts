// Long because all tests share one portal, which takes seconds to start.
import type { APIRequestContext, Page } from '@playwright/test';
import { textBlocks } from '../cms/blocks/text-blocks.ts';
import { openNewForm, pressIfEnabled, saveDraft } from './support/admin-form.ts';
import { guardedToken } from './support/guarded-token.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** The admin as if reached through an https proxy; the tests connect directly. */
const adminUrl = 'https://admin.exemplo.ap.gov.br';
let portal: Portal;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  portal = await startPortal({ ADMIN_URL: adminUrl });
  const made = await fetch(api('users/first-register'), {
    method: 'POST',
    body: JSON.stringify(account),
    headers: { 'content-type': 'application/json' },
  });
  expect(made.status, await made.text()).toBe(200);
});
test.afterAll(async () => {
  await portal.stop();
  removeDirectory(portal.dataDir);
});

const account = { email: 'ana@exemplo.ap.gov.br', password: 'uma-senha-de-teste', name: 'Ana' };
const api = (path: string) => `${portal.admin}/api/${path}`;

/** By token: browsers keep a Secure cookie only for https and localhost. */
async function signIn(request: APIRequestContext): Promise<{ headers: Record<string, string> }> {
  const login = await request.post(api('users/login'), { data: account });
  return { headers: { authorization: `JWT ${guardedToken(login)}` } };
}

async function enter(page: Page): Promise<void> {
  await page.goto(`${portal.admin}/admin/login`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha').fill(account.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Fila de e-mails' })).toBeVisible();
}

test('A8: every answer of the admin says what a browser may do with it', async ({ request }) => {
  for (const path of ['/admin/login', '/admin', '/api/users/me', '/favicon.svg']) {
    const headers = (await request.get(portal.admin + path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "frame-ancestors 'none'",
    ])
      expect(policy, path).toContain(rule);
  }
  const secured = await request.get(`${portal.admin}/admin/login`);
  expect(secured.headers()['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  const plain = await request.get(`${process.env.PORTAL_ADMIN}/admin/login`);
  expect(plain.headers()['x-frame-options']).toBe('DENY');
  expect(plain.headers()['strict-transport-security']).toBeUndefined();
});

test('A8: behind https the cookie goes over https only', async ({ request }) => {
  const login = await request.post(api('users/login'), { data: account });
  expect(login.headers()['set-cookie']).toMatch(/; Secure/);
  expect(login.headers()['set-cookie']).toMatch(/; HttpOnly.*; SameSite=Strict/);
  expect(login.headers()['cache-control']).toBe('no-store');
  expect(await login.json()).not.toHaveProperty('token');
});

test('behind https a session is in the cookie that is bound to this host', async ({
  playwright,
}) => {
  const api = await playwright.request.newContext({ baseURL: portal.admin });
  const login = await api.post('/api/users/login', { data: account });
  const cookie = login.headers()['set-cookie']?.split(';')[0] ?? '';
  expect(cookie).toMatch(/^__Host-payload-token=/);
  const whoIs = async (sent: string) =>
    (await (await api.get('/api/users/me', { headers: { cookie: sent } })).json()).user?.email;
  expect(await whoIs(cookie)).toBe(account.email);
  expect(await whoIs(cookie.replace('__Host-', ''))).toBeUndefined();
  await api.dispose();
});

test('A8: another site’s page changes nothing, whatever the cookie', async ({ request }) => {
  const signed = await signIn(request);
  const change = (origin: string) =>
    request.patch(api('users/1'), {
      headers: { ...signed.headers, origin },
      data: { name: `Ana por ${origin}` },
    });
  for (const origin of ['https://mau.exemplo.com', 'https://outro.exemplo.ap.gov.br', 'null'])
    expect((await change(origin)).status(), origin).toBe(403);
  const { user } = await (await request.get(api('users/me'), signed)).json();
  expect(user.name).toBe('Ana');
  for (const origin of [adminUrl, portal.admin]) expect((await change(origin)).status()).toBe(200);
});

test('signing out is offered beside every page, and ends the session', async ({ page }) => {
  await enter(page);
  const out = page.locator('.nav__log-out');
  await expect(out).toHaveAccessibleName('Sair');
  // The navigation is closed at first in this window. A click before React has taken over is lost.
  await expect(async () => {
    if (await out.evaluate((link) => link.closest('[inert]') !== null))
      await page.locator('.nav-toggler:visible').first().click();
    await out.click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await page.goto(`${portal.admin}/admin`);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('B2: a municipality in use is kept, and the admin says why', async ({ request }) => {
  const signed = await signIn(request);
  const where = 'municipalities?where[slug][equals]=macapa';
  const { docs } = await (await request.get(api(where), signed)).json();
  const refused = await request.delete(api(`municipalities/${docs[0].id}`), signed);
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toMatch(/Está em uso .*Agenda de eventos \(.*Lugares para praticar/);
});

test('B15: the admin works under its policy, and the text editor offers what the site draws', async ({
  page,
}) => {
  await enter(page);
  await openNewForm(page, portal.admin, 'news');
  const text = page.locator('[data-lexical-editor]');
  await text.click();
  await page.keyboard.type('/');
  const offered = () =>
    page
      .locator('.slash-menu-popup__item')
      .evaluateAll((items) => items.map(({ id }) => id.replace('slash-menu-popup__item-', '')));
  await expect
    .poll(async () => (await offered()).sort())
    .toEqual(
      [
        ...textBlocks.map(({ slug }) => `block-${slug}`),
        ...['blockquote', 'heading-2', 'heading-3', 'orderedList', 'paragraph', 'unorderedList'],
      ].sort(),
    );
});

test('B15: scheduling is for publishing, and an incomplete draft is refused in words', async ({
  page,
}) => {
  await enter(page);
  await openNewForm(page, portal.admin, 'news');
  await page.getByLabel('Título').fill('Só um título');
  await saveDraft(page, 'Só um título');
  await page.reload();
  await page.getByRole('button', { name: 'Agendar' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('radio', { name: 'Publicar' })).toBeChecked();
  await drawer.getByLabel('Dia e hora').fill('15/12/2099 08:00');
  await drawer.getByRole('button', { name: 'Agendar' }).click();
  await expect(
    page.getByText('Não foi agendado. Preencha ou corrija antes: Categoria, Resumo.'),
  ).toBeVisible();
});

test('B14: one’s own password is changed with the current one', async ({ page, complaints }) => {
  await enter(page);
  await page.goto(`${portal.admin}/admin/account`);
  await page.getByRole('button', { name: 'Mudar senha' }).click();
  await page.locator('#field-password').fill('outra-senha-de-teste');
  await page.locator('#field-confirm-password').fill('outra-senha-de-teste');
  const save = () => pressIfEnabled(page.getByRole('button', { name: 'Salvar', exact: true }));
  // Payload's form reads what was typed a moment later; until then it sends nothing. The button is disabled while
  // an answer is on its way: no attempt is made twice.
  await expect(async () => {
    await save();
    await expect(page.getByText('escreva a sua senha atual').first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await page.locator('#field-currentPassword').fill(account.password);
  await expect(async () => {
    await save();
    await expect(page.locator('#field-password')).toBeHidden({ timeout: 3000 });
  }).toPass();
  const refused = complaints.splice(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const complaint of refused) expect(complaint).toContain('status of 400');
  const login = await page.request.post(api('users/login'), {
    data: { ...account, password: 'outra-senha-de-teste' },
  });
  expect(login.status()).toBe(200);
});
