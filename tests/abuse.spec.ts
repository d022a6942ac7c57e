import type { APIRequestContext } from '@playwright/test';
import { removeDirectory } from './support/portal.ts';
import { copyDatabase, query, startSite } from './support/site.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

const words = 'Muitas tentativas. Tente novamente em instantes.';
const portalData = process.env.PORTAL_DATA ?? '';
const kept = async (table: string, email: string) =>
  (await query(portalData, `SELECT id FROM ${table} WHERE email = ?`, [email])).length;
const message = (email: string) => ({
  nome: 'Ana',
  email,
  assunto: 'duvida',
  mensagem: 'Onde fica a piscina pública?',
});

test('the sixth post in a minute is refused, also after a restart, and behind a proxy each client counts alone', async ({
  page,
  complaints,
}) => {
  const { request } = page;
  const dataDir = await copyDatabase();
  const limit = { POST_LIMIT_PER_MINUTE: '' };
  const first = await startSite(dataDir, limit);
  const post = (address: string, forwarded?: string, email = 'ana@exemplo.com') =>
    request.post(`${address}/newsletter`, {
      form: { email },
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    });
  const expectEmptyIsTold = async () => {
    const empty = await post(first.address, undefined, '');
    expect(empty.status()).toBe(422);
    expect(await empty.text()).toContain('Por favor, informe seu email.');
  };

  // Only what would be done counts: the sixth empty form is as empty as the first.
  for (let time = 1; time <= 6; time += 1) await expectEmptyIsTold();
  const began = Date.now();
  expect((await post(first.address, '203.0.113.1')).status(), 'post 1').toBe(200);
  // Not what /saude tries out.
  const [counted] = await query(
    dataDir,
    "SELECT window_ends_at FROM post_counts WHERE sender <> 'saude'",
  );
  const end = Date.parse(String(counted?.window_ends_at));
  expect(end).toBeGreaterThanOrEqual(began + 60_000);
  expect(end).toBeLessThanOrEqual(Date.now() + 60_000);
  // However long this machine takes, the minute is still running.
  const later = new Date(began + 36_000_000).toISOString();
  await query(dataDir, 'UPDATE post_counts SET window_ends_at = ?', [later]);
  for (let time = 2; time <= 5; time += 1)
    expect((await post(first.address, `203.0.113.${time}`)).status(), `post ${time}`).toBe(200);
  await expectEmptyIsTold();
  const sixth = await post(first.address, '203.0.113.6');
  expect(sixth.status()).toBe(429);
  expect(Number(sixth.headers()['retry-after'])).toBeGreaterThan(0);
  expect(Number(sixth.headers()['retry-after'])).toBeLessThanOrEqual(36_000);
  expect(await sixth.text()).toContain(words);

  // The form comes back as it was, and nothing was done with it.
  await page.goto(`${first.address}/fale-conosco`);
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com');
  await page.getByLabel('Assunto').selectOption('duvida');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Não quero perder este texto.');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('alert')).toContainText(words);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(
    'Não quero perder este texto.',
  );
  expectStatusComplaint(complaints, 429);
  await page.goto(first.address);
  await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('ana@exemplo.com');
  await page.getByRole('button', { name: 'Inscrever' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue('ana@exemplo.com');
  expectStatusComplaint(complaints, 429);
  const notices = first.output().match(/TRUST_PROXY não conhece/g);
  expect(notices).toHaveLength(1);
  expect(first.output()).not.toContain('203.0.113');
  await first.stop();

  const second = await startSite(dataDir, { ...limit, TRUST_PROXY: '127.0.0.1' });
  expect((await post(second.address)).status(), 'after a restart').toBe(429);
  expect((await post(second.address, '10.0.0.1, 203.0.113.7')).status()).toBe(200);
  await query(dataDir, 'UPDATE post_counts SET window_ends_at = ?', [later]);
  for (let time = 2; time <= 5; time += 1)
    expect((await post(second.address, `10.0.0.${time}, 203.0.113.7`)).status()).toBe(200);
  expect((await post(second.address, '203.0.113.7')).status()).toBe(429);
  expect((await post(second.address, '2001:db8::1')).status(), 'another client').toBe(200);
  expect(JSON.stringify(await query(dataDir, 'SELECT * FROM post_counts'))).not.toContain('203.0');
  expect(second.output()).not.toContain('TRUST_PROXY');
  await second.stop();
  removeDirectory(dataDir);
});

test('a form of another site is refused and nothing is stored', async ({ request }) => {
  const email = 'alheio@exemplo.com';
  for (const headers of [
    { origin: 'https://mau.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])
    for (const [path, form] of [
      ['/newsletter', { email }],
      ['/fale-conosco', message(email)],
      ['/privacidade/excluir', { email }],
    ] as const) {
      const response = await request.post(path, { headers, form });
      expect(response.status(), path).toBe(403);
      expect(await response.text()).toContain('O formulário veio de outro site');
    }
  expect(await kept('newsletter_subscriptions', email)).toBe(0);
  expect(await kept('contact_messages', email)).toBe(0);
  expect(await kept('deletion_requests', email)).toBe(0);
});

test.describe('a field that no person meets', () => {
  const trap = { 'pagina-pessoal': 'https://spam.example' };

  test('is reached neither by eye, nor by keyboard, nor by screen reader', async ({ page }) => {
    await page.goto('/fale-conosco');
    await expect(page.locator('[name="pagina-pessoal"]')).toBeHidden();
    await expect(page.getByLabel('Deixe este campo vazio')).toBeHidden();
  });

  test('filled in, it gets the answer of a person, and nothing is stored', async ({ request }) => {
    const email = 'robo@exemplo.com';
    const send = (path: string, form: Record<string, string>) =>
      request.post(path, { form: { ...form, ...trap }, maxRedirects: 0 });
    expect(await (await send('/newsletter', { email })).text()).toContain('Inscrição realizada!');
    const contact = await send('/fale-conosco', message(email));
    expect(contact.status()).toBe(303);
    expect(contact.headers().location).toMatch(/^\/fale-conosco\?protocolo=\d{4}-\w{6}$/);
    for (const table of ['newsletter_subscriptions', 'contact_messages'])
      expect(await kept(table, email), table).toBe(0);
    // A right is nobody's to lose because a program filled in all fields for them.
    expect(await (await send('/privacidade/excluir', { email })).text()).toContain(
      'Veja seu e-mail',
    );
    expect(await kept('deletion_requests', email)).toBe(1);
  });
});

test.describe('hostile input gets a clear answer', () => {
  const answerTo = async (request: APIRequestContext, path: string, form: object) => {
    const response = await request.post(path, { form: form as Record<string, string> });
    return { status: response.status(), text: await response.text() };
  };
  const badAddresses = [
    'a@b.c\r\nBcc: x@y.com',
    'a@b.com\nBcc: x@y.com',
    '<b>a</b>@b.com',
    'a\0@b.com\0',
    'a\u202e@b.com',
    'a@b.com, c@d.com',
  ];
  for (const path of ['/fale-conosco', '/privacidade/excluir'])
    test(`in the address: ${path}`, async ({ request }) => {
      for (const email of badAddresses) {
        // Control and direction marks are dropped: what is left may be a good address, and one only.
        const { status, text } = await answerTo(request, path, { ...message(email), email });
        expect([200, 422], JSON.stringify(email)).toContain(status);
        if (status === 422) expect(text).toContain('Informe um e-mail válido');
        expect(text).not.toContain('<b>a</b>@');
      }
      const rows = await query(portalData, 'SELECT "to" FROM outgoing_mails');
      for (const { to } of rows) expect(to).toMatch(/^[^\s,<>\p{Cc}]+@[^\s,<>@\p{Cc}]+$/u);
    });

  test('in the message', async ({ request }) => {
    const email = 'hostil@exemplo.com';
    const mensagem = '<script>alert(1)</script> \u202egol\0 \ud83d fim.';
    const body = `${new URLSearchParams({ ...message(email), mensagem })}&nome=%ED%A0%BD`;
    const response = await request.post('/fale-conosco', {
      data: body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status()).toBe(200);
    const [row] = await query(portalData, 'SELECT message FROM contact_messages WHERE email = ?', [
      email,
    ]);
    expect(row?.message).toBe('<script>alert(1)</script> gol \ufffd fim.');
    const [mail] = await query(portalData, 'SELECT html FROM outgoing_mails WHERE "to" = ?', [
      email,
    ]);
    // Whoever typed the address may be somebody else: a receipt repeats nothing that was typed.
    expect(mail?.html).toContain('Fale Conosco');
    expect(mail?.html).not.toMatch(/script|gol/);
  });

  test('a megabyte', async ({ request }) => {
    const long = 'x'.repeat(2 ** 20);
    for (const path of ['/fale-conosco', '/fale-conosco/acompanhar', '/privacidade/excluir']) {
      const { status, text } = await answerTo(request, path, { email: long });
      expect(status, path).toBe(413);
      expect(text).toContain('grande demais e não pôde ser guardado');
    }
    const { status } = await answerTo(request, '/privacidade/excluir?codigo=x', { codigo: 'x' });
    expect(status).toBe(410);
  });
});
