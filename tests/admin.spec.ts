// Long because all tests share one portal, which takes seconds to start.
import type { APIRequestContext, Page } from '@playwright/test';
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
  return { headers: { authorization: `JWT ${(await login.json()).token}` } };
}

async function enter(page: Page): Promise<void> {
  await page.goto(`${portal.admin}/admin/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Senha').fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Agenda de eventos' })).toBeVisible();
}

test('A8: every answer of the admin says what a browser may do with it', async ({ request }) => {
  for (const path of ['/admin/login', '/admin', '/api/users/me', '/favicon.svg']) {
    const headers = (await request.get(portal.admin + path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "frame-ancestors 'none'",
    ])
      expect(policy, path).toContain(rule);
  }
  const secured = await request.get(`${portal.admin}/admin/login`);
  expect(secured.headers()['strict-transport-security']).toBe('max-age=31536000');
  const plain = await request.get(`${process.env.PORTAL_ADMIN}/admin/login`);
  expect(plain.headers()['x-frame-options']).toBe('DENY');
  expect(plain.headers()['strict-transport-security']).toBeUndefined();
});

test('A8: behind https the cookie goes over https only', async ({ request }) => {
  const login = await request.post(api('users/login'), { data: account });
  expect(login.headers()['set-cookie']).toMatch(/; Secure/);
  expect(login.headers()['set-cookie']).toMatch(/; HttpOnly.*; SameSite=Strict/);
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
  await page.goto(`${portal.admin}/admin/collections/news/create`);
  const text = page.locator('[data-lexical-editor]');
  await text.click();
  await page.keyboard.type('/');
  const offered = () =>
    page
      .locator('.slash-menu-popup__item')
      .evaluateAll((items) => items.map(({ id }) => id.replace('slash-menu-popup__item-', '')));
  await expect
    .poll(async () => (await offered()).sort())
    .toEqual(['blockquote', 'heading-2', 'heading-3', 'orderedList', 'paragraph', 'unorderedList']);
});

test('B15: scheduling is for publishing, and an incomplete draft is refused in words', async ({
  page,
  complaints,
}) => {
  await enter(page);
  await page.goto(`${portal.admin}/admin/collections/news/create`);
  await page.getByLabel('Título').fill('Só um título');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page).toHaveURL(/collections\/news\/\d+/);
  await page.reload();
  const open = async () => {
    await page.locator('#action-save').locator('..').locator('.popup button').first().click();
    await page.locator('#schedule-publish').click();
  };
  await open();
  const drawer = page.locator('.schedule-publish');
  await expect(drawer.getByRole('radio').first()).toBeChecked();
  await drawer.locator('.react-datepicker__input-container input').click();
  await drawer.locator('.react-datepicker__navigation--next').click();
  await drawer.locator('.react-datepicker__day--015').click();
  await drawer.getByRole('heading', { level: 2 }).click();
  await drawer.locator('#scheduled-publish-save').click();
  await expect(
    page.getByText('Não foi agendado. Preencha ou corrija antes: Categoria, Resumo.'),
  ).toBeVisible();
  // Payload logs to the console what it also shows.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Não foi agendado.')]);
});

test('B14: one’s own password is changed with the current one', async ({ page, complaints }) => {
  await enter(page);
  await page.goto(`${portal.admin}/admin/account`);
  await page.getByRole('button', { name: 'Mudar senha' }).click();
  await page.locator('#field-password').fill('outra-senha-de-teste');
  await page.locator('#field-confirm-password').fill('outra-senha-de-teste');
  const save = () => page.getByRole('button', { name: 'Salvar', exact: true }).click();
  // Payload's form reads what was typed a moment later; until then it sends nothing.
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
