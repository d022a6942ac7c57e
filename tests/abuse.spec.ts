import type { APIRequestContext } from '@playwright/test';
import { mailsWaiting } from './support/portal-mails.ts';
import { query } from './support/site.ts';
import { expect, test } from './support/test.ts';

const portalData = process.env.PORTAL_DATA ?? '';
const kept = async (table: string, email: string) =>
  (await query(portalData, `SELECT id FROM ${table} WHERE email = ?`, [email])).length;
const message = (email: string) => ({
  nome: 'Ana',
  email,
  assunto: 'duvida',
  mensagem: 'Onde fica a piscina pública?',
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
    // A form filler must not keep a person from deleting their data.
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
        // Control and direction marks are removed; what is left may be one valid address.
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
    const [mail] = await mailsWaiting(portalData, email);
    // The address may be somebody else's: a receipt repeats nothing that was typed.
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
