// Long because all tests share one portal and its three accounts.
import { type APIRequestContext, request as newRequest } from '@playwright/test';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { mailsWaiting } from './support/portal-mails.ts';
import { query } from './support/site.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

let portal: Portal;
type Role = 'admin' | 'editor' | 'atendimento';
const accounts = {} as Record<Role, APIRequestContext>;
const password = 'uma-senha-de-teste';
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  portal = await startPortal();
  for (const role of ['admin', 'editor', 'atendimento'] as const) {
    const person = { name: role, email: `${role}@exemplo.ap.gov.br`, password, role };
    const path = role === 'admin' ? '/api/users/first-register' : '/api/users';
    const creator = role === 'admin' ? await newRequest.newContext() : accounts.admin;
    const created = await creator.post(portal.admin + path, { data: person });
    expect(created.ok(), await created.text()).toBe(true);
    accounts[role] = await newRequest.newContext();
    const login = await accounts[role].post(`${portal.admin}/api/users/login`, { data: person });
    expect(login.ok()).toBe(true);
  }
});
test.afterAll(async () => {
  for (const account of Object.values(accounts)) await account.dispose();
  await portal.stop();
  removeDirectory(portal.dataDir);
});

const praise = 'A praça ficou ótima!';
const send = async (request: APIRequestContext, email: string, mensagem = praise) => {
  const form = { nome: 'Rosa', email, assunto: 'elogio', mensagem };
  const response = await request.post(`${portal.site}/fale-conosco`, { form, maxRedirects: 0 });
  expect(response.status()).toBe(303);
  return (
    new URL(response.headers().location ?? '', portal.site).searchParams.get('protocolo') ?? ''
  );
};
const mailsTo = (email: string) => mailsWaiting(portal.dataDir, email);
const follow = (request: APIRequestContext, protocolo: string, email: string) =>
  request.post(`${portal.site}/fale-conosco/acompanhar`, { form: { protocolo, email } });
const missing = 'Nenhuma mensagem tem esse protocolo com esse e-mail.';

test('a message gets a receipt with its protocol and nothing typed, the next one at once gets none', async ({
  request,
}) => {
  const protocol = await send(request, 'Recibo@Exemplo.com');
  const [mail, ...others] = await mailsTo('recibo@exemplo.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Recebemos sua mensagem: protocolo ${protocol}`);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).not.toMatch(/praça|Rosa/);
    expect(part).toContain('Elogio');
    expect(part).toContain('/fale-conosco/acompanhar?protocolo=');
  }
  expect(await send(request, 'recibo@exemplo.com', 'A quadra também!')).not.toBe(protocol);
  expect(await mailsTo('recibo@exemplo.com')).toHaveLength(1);
  const page = await request.get(`${portal.site}/fale-conosco?protocolo=${protocol}`);
  expect(await page.text()).toContain('Acompanhar a resposta');
});

test('what was sent twice in a hurry is one message, with one protocol', async ({ request }) => {
  const email = 'pressa@exemplo.com';
  const protocol = await send(request, email);
  expect(await send(request, email)).toBe(protocol);
  expect(await send(request, 'outra-pressa@exemplo.com')).not.toBe(protocol);
  const kept = await query(portal.dataDir, 'SELECT 1 FROM contact_messages WHERE email = ?', [
    email,
  ]);
  expect(kept).toHaveLength(1);
});

test('an athlete is nominated with fields of its own, and what is missing is told', async ({
  page,
  complaints,
}) => {
  await page.goto(`${portal.site}/atletas`);
  await page.getByRole('link', { name: 'Indicar um atleta' }).click();
  const form = page.locator('#fale-conosco');
  await expect(form.getByLabel('Assunto')).toHaveValue('sugestao');
  await expect(form).toContainText('menos de 18 anos, informe só o nome e a modalidade');
  await form.getByLabel('Nome', { exact: true }).fill('Rosa');
  await form.getByLabel('E-mail').fill('indica@exemplo.com');
  await form.getByLabel('Nome do atleta').fill('Maria das Águas');
  await form.getByRole('textbox', { name: 'Mensagem' }).fill('Ela rema desde pequena.');
  await form.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByLabel('Modalidade')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Escreva a modalidade.');
  await expect(page.getByLabel('Nome do atleta')).toHaveValue('Maria das Águas');
  expectStatusComplaint(complaints, 422);
  await page.getByLabel('Modalidade').fill('Canoagem');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem enviada');
  const columns = 'nominee_name, nominee_sport, about';
  const rows = await query(
    portal.dataDir,
    `SELECT ${columns} FROM contact_messages WHERE email = 'indica@exemplo.com'`,
  );
  expect(rows).toEqual([
    { nominee_name: 'Maria das Águas', nominee_sport: 'Canoagem', about: 'Indicação de atleta' },
  ]);
  const [receipt] = await mailsTo('indica@exemplo.com');
  expect(receipt?.text).toContain('Assunto: Sugestão');
  expect(receipt?.text).not.toMatch(/Maria|Canoagem/);
});

test('one follows a message with its protocol and e-mail, and with nothing less', async ({
  page,
  request,
  complaints,
}) => {
  const protocol = await send(request, 'segue@exemplo.com');
  await page.goto(`${portal.site}/fale-conosco/acompanhar`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByLabel('Protocolo').fill(protocol);
  await page.getByLabel('E-mail').fill('outra@exemplo.com');
  await page.getByRole('button', { name: 'Ver a situação' }).click();
  await expect(page.getByRole('alert')).toContainText(missing);
  await expect(page.getByLabel('Protocolo')).toHaveValue(protocol);
  await expect(page.getByLabel('Protocolo')).toBeFocused();
  expectStatusComplaint(complaints, 422);
  const unknown = await follow(request, '2026-ZZZZZZ', 'segue@exemplo.com');
  expect(await unknown.text()).toContain(missing);
  // As somebody copies it by hand.
  await page.getByLabel('Protocolo').fill(protocol.replace('-', ' ').toLowerCase());
  await page.getByLabel('E-mail').fill('Segue@exemplo.com');
  await page.getByRole('button', { name: 'Ver a situação' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Situação: Recebida');
  await expect(page.getByRole('main')).toContainText('A praça ficou ótima!');
  expect(page.url()).toBe(`${portal.site}/fale-conosco/acompanhar`);
});

test('an answer goes out once, when it is said to be one, and is there to be read', async ({
  request,
}) => {
  const email = 'resposta@exemplo.com';
  const protocol = await send(request, email);
  const found = await accounts.atendimento.get(
    `${portal.admin}/api/contact-messages?where[protocol][equals]=${protocol}`,
  );
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const change = async (data: object) => {
    const path = `${portal.admin}/api/contact-messages/${docs[0]?.id}`;
    const response = await accounts.atendimento.patch(path, { data });
    return { status: response.status(), text: await response.text() };
  };
  const answers = async () =>
    (await mailsTo(email)).filter(({ subject }) => String(subject).startsWith('Resposta'));

  const empty = await change({ status: 'respondida' });
  expect(empty.status).toBe(400);
  expect(empty.text).toContain('Escreva a resposta antes de enviar');
  await change({ name: 'Outra', email: 'ladrao@exemplo.com', message: 'Trocada pela API.' });
  expect((await change({ status: 'em-analise', answer: 'Rascunho.' })).status).toBe(200);
  expect(await answers()).toEqual([]);
  const waiting = await (await follow(request, protocol, email)).text();
  expect(waiting).toContain('Em análise');
  expect(waiting).toContain('A praça ficou ótima!');
  expect(waiting).not.toContain('Rascunho.');

  expect((await change({ status: 'respondida', answer: 'Obrigada, Rosa!' })).status).toBe(200);
  await change({ internalNotes: 'Ligar depois.' });
  await change({ answer: 'Outra resposta.', status: 'recebida', answeredAt: null });
  const sent = await answers();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('Obrigada, Rosa!');
  const read = await (await follow(request, protocol, email)).text();
  expect(read).toContain('Respondida');
  expect(read).toContain('Obrigada, Rosa!');
  expect(read).not.toContain('Outra resposta.');
  expect(read).not.toContain('Ligar depois.');
  expect(portal.output()).not.toContain(email);
});

test('what people send is read only by those who need it', async ({ request }) => {
  const personal = ['contact-messages', 'newsletter-subscriptions', 'outgoing-mails'] as const;
  const internal = ['deletion-requests', 'post-counts'] as const;
  const status = async (who: APIRequestContext, collection: string) =>
    (await who.get(`${portal.admin}/api/${collection}`)).status();
  for (const collection of [...personal, ...internal]) {
    expect(await status(request, collection), `stranger: ${collection}`).toBe(403);
    expect(await status(accounts.editor, collection), `editor: ${collection}`).toBe(403);
  }
  for (const collection of internal) expect(await status(accounts.admin, collection)).toBe(403);
  for (const collection of personal) expect(await status(accounts.admin, collection)).toBe(200);
  expect(await status(accounts.atendimento, 'contact-messages')).toBe(200);
  expect(await status(accounts.atendimento, 'newsletter-subscriptions')).toBe(403);
  expect(await status(accounts.atendimento, 'outgoing-mails')).toBe(403);
});
