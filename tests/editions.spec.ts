import type { APIRequestContext } from '@playwright/test';
import { guardedToken } from './support/guarded-token.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { query, signUp } from './support/site.ts';
import { expect, test } from './support/test.ts';

let server: MailServer;
let portal: Portal;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startMailServer();
  portal = await startPortal({
    SMTP_URL: server.url,
    MAIL_RETRY_SECONDS: '1',
    ADMIN_URL: 'https://admin.exemplo.ap.gov.br',
    POST_LIMIT_PER_MINUTE: '1000',
  });
});
test.afterAll(async () => {
  await portal.stop();
  await server.stop();
  removeDirectory(portal.dataDir);
});

const account = { email: 'ana@exemplo.ap.gov.br', password: 'uma-senha-de-teste', name: 'Ana' };
const api = (path: string) => `${portal.admin}/api/${path}`;

async function signIn(request: APIRequestContext): Promise<{ headers: Record<string, string> }> {
  await request.post(api('users/first-register'), { data: account });
  const login = await request.post(api('users/login'), { data: account });
  return { headers: { authorization: `JWT ${guardedToken(login)}` } };
}

async function confirmAll(): Promise<void> {
  await query(portal.dataDir, "UPDATE newsletter_subscriptions SET state = 'confirmada'");
}

test('an edition reaches all who confirmed and nobody else, once, and its links lead to the site (B1)', async ({
  request,
}) => {
  const signed = await signIn(request);
  const confirmed = Array.from({ length: 60 }, (_, place) => `inscrita-${place}@exemplo.com`);
  for (const email of confirmed) await signUp(portal.site, email);
  await confirmAll();
  await signUp(portal.site, 'pendente@exemplo.com');

  const created = await request.post(api('newsletter-editions'), {
    ...signed,
    data: { subject: 'A semana', body: 'Primeiro.\n\nSegundo <b>.' },
  });
  const { id, updatedAt } = (await created.json()).doc;
  const send = () =>
    request.post(api(`newsletter-editions/${id}/enviar`), { ...signed, data: { updatedAt } });
  const change = (data: object) =>
    request.patch(api(`newsletter-editions/${id}`), { ...signed, data });
  const both = await Promise.all([send(), send()]);
  expect(both.map((response) => response.status()).sort()[0]).toBe(200);
  expect(both.filter((response) => response.ok())).toHaveLength(1);
  const again = await Promise.all([
    send(),
    change({ state: 'rascunho' }),
    change({ subject: 'Outra' }),
  ]);
  expect(again.filter((response) => response.ok())).toEqual([]);
  const claimed = await request.post(api('newsletter-editions'), {
    ...signed,
    data: { subject: 'Nunca enviada', body: 'Oi', state: 'enviada' },
  });
  // How far it got is no request's to write.
  expect(await claimed.json()).toMatchObject({ doc: { state: 'rascunho' } });

  const letters = () => server.received.filter(({ mail }) => mail.subject === 'A semana');
  await expect.poll(() => letters().length).toBe(confirmed.length);
  const recipients = letters().flatMap((letter) => letter.recipients);
  expect(recipients.sort()).toEqual(confirmed.sort());
  const cancels = new Set(
    letters().map(({ mail }) => mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value),
  );
  expect(cancels.size).toBe(confirmed.length);
  // Written in the admin's process, and about the site all the same.
  const home = `<http://localhost:${new URL(portal.site).port}/newsletter/cancelar?codigo=`;
  expect([...cancels].filter((address) => !address?.startsWith(home))).toEqual([]);
  expect(letters()[0]?.mail.html).toContain('Segundo &lt;b&gt;.');
  const kept = await request.get(api(`newsletter-editions/${id}`), signed);
  expect(await kept.json()).toMatchObject({
    subject: 'A semana',
    state: 'enviada',
    recipients: confirmed.length,
  });
});

test('a forgotten password is mailed once, with the link of the admin', async ({ request }) => {
  const ask = (email: string) => request.post(api('users/forgot-password'), { data: { email } });
  const answers = [await ask(account.email), await ask(account.email), await ask('x@exemplo.com')];
  for (const answer of answers) expect(answer.status()).toBe(200);
  const mails = () => server.to(account.email);
  await expect.poll(() => mails().length).toBe(1);
  const link = /https:\/\/admin\.exemplo\.ap\.gov\.br\/admin\/reset\/(\w+)/;
  const token = link.exec(mails()[0]?.mail.text ?? '')?.[1];
  const data = { token, password: 'outra-senha-de-teste' };
  expect((await request.post(api('users/reset-password'), { data })).status()).toBe(200);
  expect(server.to('x@exemplo.com')).toEqual([]);
});

test('the admin shows what was sent; only what is uncertain goes back into the queue', async ({
  request,
}) => {
  const data = { email: account.email, password: 'outra-senha-de-teste' };
  const login = await request.post(api('users/login'), { data });
  const headers = { authorization: `JWT ${guardedToken(login)}` };
  const list = await request.get(api('outgoing-mails?limit=1&where[state][equals]=enviado'), {
    headers,
  });
  const { docs } = await list.json();
  expect(docs[0]).toMatchObject({ state: 'enviado' });
  expect(docs[0]).not.toHaveProperty('text');
  const { id, to } = docs[0];
  const arrived = server.to(to).length;
  const requeue = () =>
    request.patch(api(`outgoing-mails/${id}`), {
      headers,
      data: { state: 'esperando', to: 'outra@exemplo.com' },
    });
  const refused = await requeue();
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('pode voltar para a fila.');

  const uncertain =
    "UPDATE outgoing_mails SET state = 'incerto', text = 'Oi', html = 'Oi' WHERE id = ?";
  await query(portal.dataDir, uncertain, [id]);
  expect((await requeue()).status()).toBe(200);
  await expect.poll(() => server.to(to).length).toBe(arrived + 1);
  expect(server.to('outra@exemplo.com')).toEqual([]);
  expect((await fetch(api('outgoing-mails'))).status).toBe(403);
});
