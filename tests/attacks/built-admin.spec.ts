import { once } from 'node:events';
import { connect } from 'node:net';
import { servicePath } from '../../lib/paths.ts';
import { examplePdf } from '../../sample/example-pdf.ts';
import { account, createAccount } from '../support/editors-portal.ts';
import { type Portal, removeDirectory, startPortal, until } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** What only the built admin, behind its own server, can show. */
let portal: Portal;
let token = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  portal = await startPortal();
  await createAccount(portal);
  const login = await fetch(`${portal.admin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  ({ token } = await login.json());
});
test.afterAll(async () => {
  await portal.stop();
  removeDirectory(portal.dataDir);
});

test('a document of an entry arrives in a sandbox', async ({ page }) => {
  const next = (name: RegExp | string) => page.getByRole('button', { name }).click();
  await page.goto(portal.site + servicePath('bolsa-atleta'));
  await page.getByRole('link', { name: 'Fazer o pedido' }).first().click();
  await next('Começar');
  await page.getByLabel('Nome completo').fill('Rosa Maciel Lobato');
  await page.getByLabel('Data de nascimento').fill('5/6/2001');
  await next('Continuar');
  await page.getByLabel('Chave').selectOption({ index: 2 });
  await next('Continuar');
  await page.getByLabel('E-mail').fill('rosa@exemplo.com');
  await next('Continuar');
  const paper = { title: 'Declaração', heading: 'Declaração', paragraphs: ['Compete.'] };
  const buffer = await examplePdf(paper);
  for (const name of ['Documento com foto', 'Declaração']) {
    const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer };
    await page.getByLabel(name).setInputFiles(file);
    await next(new RegExp(`^(Enviar este|Trocar o) arquivo \\(${name}`));
    await next('Continuar');
  }
  await page.getByRole('checkbox').check();
  await next('Enviar a inscrição');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recebida');

  const { request } = page;
  const api = (path: string) => `${portal.admin}/api/${path}`;
  const checker = { email: 'confere@exemplo.ap.gov.br', password: account.password };
  await request.post(api('users'), {
    headers: { authorization: `JWT ${token}` },
    data: { ...checker, name: 'Confere', role: 'inscricoes' },
  });
  await request.post(api('users/login'), { data: checker });
  const entry = await (await request.get(`${portal.admin}/admin/collections/entries/1`)).text();
  const [path = ''] = /\/api\/entries\/1\/documento\/[\w-]+/.exec(entry) ?? [];
  const answer = await request.get(portal.admin + path);
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect((await request.get(api('users/me'))).headers()['content-security-policy']).toContain(
    "default-src 'self'",
  );
});

test('who goes away in the middle of an upload leaves no trace in the log', async ({ request }) => {
  const quiet = portal.output().length;
  const { hostname, port, host } = new URL(portal.admin);
  for (const type of ['multipart/form-data; boundary=x', 'application/json']) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = `POST /api/media HTTP/1.1\r\nHost: ${host}\r\nAuthorization: JWT ${token}\r\n`;
    socket.write(`${head}Content-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`);
    socket.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n');
    socket.write(`Content-Type: image/jpeg\r\n\r\n${'x'.repeat(50_000)}`, () => socket.destroy());
    await once(socket, 'close');
  }
  // A failure of ours is told with its address, also after these.
  await until(async () => (await request.get(`${portal.admin}/api/users/me`)).ok());
  expect(portal.output().slice(quiet)).toBe('');
});
