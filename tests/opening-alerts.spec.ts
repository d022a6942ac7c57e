// Long because each test starts its own site and mail server, which all use alike.
import { expect, test } from '@playwright/test';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { removeDirectory } from './support/portal.ts';
import {
  copyDatabase,
  headingOf,
  postForm,
  query as queryOf,
  type Site,
  startSite,
} from './support/site.ts';

const copa = 'inscrever-equipe-copa-das-arenas';
const before = '2025-05-12T09:00:00-03:00';
const opened = '2025-06-01T00:00:00-03:00';

let dataDir: string;
let server: MailServer;
let site: Site | undefined;
test.beforeEach(async () => {
  dataDir = await copyDatabase();
  server = await startMailServer();
});
test.afterEach(async () => {
  await site?.stop();
  await server.stop();
  removeDirectory(dataDir);
});

const query = (sql: string) => queryOf(dataDir, sql);
const waiting = () => query('SELECT email, state FROM opening_alerts ORDER BY email');
async function at(SITE_NOW: string): Promise<string> {
  await site?.stop();
  site = await startSite(dataDir, { SMTP_URL: server.url, SITE_NOW });
  return site.address;
}
const ask = (address: string, email: string, servico = copa) =>
  fetch(`${address}/aviso`, { method: 'POST', body: new URLSearchParams({ email, servico }) });

/** The links of the first mail to somebody, once it is there. */
async function linksTo(address: string) {
  await expect.poll(() => server.to(address).length).toBe(1);
  const text = server.to(address)[0]?.mail.text ?? '';
  const link = (page: string) =>
    new RegExp(`http://[^\\s"<>]+/aviso/${page}\\?codigo=[\\w.-]+`).exec(text)?.[0] ?? '';
  return { confirm: link('confirmar'), cancel: link('cancelar') };
}
const codeIn = (link: string) => new URL(link).searchParams.get('codigo') ?? '';
const press = (link: string) => postForm(link, { codigo: codeIn(link) });

test('asked, confirmed, told once on the day it opens, and forgotten', async () => {
  const address = await at(before);
  const answer = await ask(address, 'Ana@Exemplo.com');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Falta só confirmar');
  const { confirm } = await linksTo('ana@exemplo.com');
  expect(server.received[0]?.mail.subject).toBe('Confirme: avisar quando abrir');

  // Opening the link only asks: mail programs open links to check them.
  const page = await fetch(confirm);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await headingOf(page)).toBe('Quer mesmo o aviso?');
  expect(await waiting()).toEqual([{ email: 'ana@exemplo.com', state: 'pendente' }]);
  expect(await press(confirm)).toBe('Aviso marcado!');
  expect(await press(confirm)).toBe('Seu aviso já está marcado');
  // Known by now: the same answer, no second mail.
  expect(await (await ask(address, 'ana@exemplo.com')).text()).toContain('Falta só confirmar');

  await at('2025-05-31T23:59:59-03:00');
  expect(await waiting()).toHaveLength(1);
  await at(opened);
  await expect.poll(() => server.to('ana@exemplo.com').length).toBe(2);
  const [, told] = server.to('ana@exemplo.com');
  expect(told?.mail.subject).toBe('Abriu: Inscrever sua equipe na Copa das Arenas');
  expect(told?.mail.text).toContain('Aberto até 30 de junho.');
  expect(told?.mail.text).toContain(`/servicos/${copa}`);
  expect(await waiting()).toEqual([]);
  await at('2025-06-02T09:00:00-03:00');
  expect(server.received).toHaveLength(2);
  expect(site?.output()).not.toContain('exemplo.com');
});

test('nobody is told who did not confirm, and nobody after it closed', async () => {
  const address = await at(before);
  await ask(address, 'ana@exemplo.com');
  await ask(address, 'bia@exemplo.com');
  expect(await press((await linksTo('bia@exemplo.com')).confirm)).toBe('Aviso marcado!');
  await linksTo('ana@exemplo.com');
  // Seven days later who did not confirm is forgotten; after the last day, who did, without a mail.
  await at('2025-05-19T09:00:01-03:00');
  await expect.poll(waiting).toEqual([{ email: 'bia@exemplo.com', state: 'confirmada' }]);
  await at('2025-07-01T00:00:00-03:00');
  await expect.poll(waiting).toEqual([]);
  expect(server.received).toHaveLength(2);
});

test('the second link of the mail deletes the request at once', async () => {
  const address = await at(before);
  await ask(address, 'ana@exemplo.com');
  const { cancel, confirm } = await linksTo('ana@exemplo.com');
  expect(await headingOf(await fetch(cancel))).toBe('Desistir do aviso?');
  expect(await waiting()).toHaveLength(1);
  expect(await press(cancel)).toBe('Pedido apagado');
  expect(await waiting()).toEqual([]);
  expect(await press(cancel)).toBe('Não há pedido neste link');
  expect(await press(confirm)).toBe('Este link não vale mais');
});

test('killed at the moment of telling: every mail once, and nobody forgotten without one', async () => {
  const people = Array.from({ length: 20 }, (_, place) => `pessoa-${place}@exemplo.com`);
  const address = await at(before);
  for (const email of people) await ask(address, email);
  for (const email of people)
    expect(await press((await linksTo(email)).confirm)).toBe('Aviso marcado!');
  await site?.stop();
  for (let round = 0; round < 3; round += 1) {
    site = await startSite(dataDir, { SMTP_URL: server.url, SITE_NOW: opened });
    site.process.kill('SIGKILL');
    await site.ended;
  }
  // What was in the hands of a killed sender is given up after ten minutes.
  const stuck = "UPDATE outgoing_mails SET next_attempt_at = '2020-01-01T00:00:00.000Z'";
  await query(`${stuck} WHERE state = 'enviando'`);
  await at(opened);
  const states = "SELECT state FROM outgoing_mails WHERE subject LIKE 'Abriu%'";
  await expect.poll(waiting).toEqual([]);
  const onTheWay = async () =>
    (await query(states)).filter(({ state }) => state === 'esperando' || state === 'enviando');
  await expect.poll(onTheWay).toEqual([]);
  expect(await query(states)).toHaveLength(people.length);
  const uncertain = (await query(states)).filter(({ state }) => state !== 'enviado').length;
  const told = people.map((email) => server.to(email).length - 1);
  expect(Math.max(...told)).toBe(1);
  expect(told.filter((count) => count === 0).length).toBeLessThanOrEqual(uncertain);
});

test('strange posts get clear answers and keep nothing', async () => {
  const address = await at(before);
  for (const [email, servico, status, words] of [
    ['', copa, 422, 'Por favor, informe seu email.'],
    ['ana', copa, 422, 'Informe um e-mail válido, como nome@exemplo.com.'],
    ['a@b.com\r\nBcc: x@y.com', copa, 422, 'Informe um e-mail válido'],
    ['ana@exemplo.com', 'ouvidoria', 200, 'Não é preciso esperar'],
    ['ana@exemplo.com', 'nao-existe', 404, ''],
  ] as const) {
    const answer = await ask(address, email, servico);
    expect(answer.status, email).toBe(status);
    expect(await answer.text()).toContain(words);
  }
  // Without a service there is nothing to wait for: the list of all of them.
  expect(await headingOf(await fetch(`${address}/aviso`))).toBe('Serviços');
  expect(await waiting()).toEqual([]);
  expect(await query('SELECT id FROM outgoing_mails')).toEqual([]);
});

test('too many posts from one address are refused, and what was typed stays', async () => {
  const limits = { SMTP_URL: server.url, SITE_NOW: before, POST_LIMIT_PER_MINUTE: '1' };
  site = await startSite(dataDir, limits);
  expect((await ask(site.address, 'ana@exemplo.com')).status).toBe(200);
  const refused = await ask(site.address, 'bia@exemplo.com');
  expect(refused.status).toBe(429);
  const page = await refused.text();
  expect(page).toContain('Muitas tentativas. Tente novamente em instantes.');
  expect(page).toContain('value="bia@exemplo.com"');
  expect(await waiting()).toMatchObject([{ email: 'ana@exemplo.com' }]);
});

test('the deletion by mailed link reaches it too', async () => {
  const address = await at(before);
  await ask(address, 'ana@exemplo.com');
  await postForm(`${address}/privacidade/excluir`, { email: 'ana@exemplo.com' });
  await expect.poll(() => server.to('ana@exemplo.com').length).toBe(2);
  const mails = server.to('ana@exemplo.com').map(({ mail }) => mail);
  const text = mails.find(({ subject }) => subject?.startsWith('Apagar'))?.text ?? '';
  const [link = '', codigo = ''] = /\S+\?codigo=(\S+)/.exec(text) ?? [];
  await postForm(link, { codigo });
  expect(await waiting()).toEqual([]);
});
