// Long because each test starts its own mail server and site, which all use alike.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type MailServer, refusal, startMailServer } from './support/mail-server.ts';
import { measured } from './support/measured.ts';
import { freePort, removeDirectory, until } from './support/portal.ts';
import {
  copyDatabase,
  headingOf,
  isAcknowledged,
  postForm,
  query as queryOf,
  type Site,
  signUp,
  startSite,
} from './support/site.ts';

let dataDir: string;
let server: MailServer | undefined;
let site: Site | undefined;
test.beforeEach(async () => {
  dataDir = await copyDatabase();
});
test.afterEach(async () => {
  await site?.stop();
  await server?.stop();
  removeDirectory(dataDir);
});

const query = (sql: string) => queryOf(dataDir, sql);
const states = async () =>
  (await query('SELECT state FROM outgoing_mails')).map((row) => row.state);
const subscription = async () =>
  (await query('SELECT * FROM newsletter_subscriptions')).at(0) ?? {};

/** The first mail to somebody, once it is there. */
async function mailTo(server: MailServer, address: string) {
  await expect.poll(() => server.to(address).length).toBe(1);
  const [received] = server.to(address);
  if (!received) throw new Error('No mail.');
  const link = (page: string) =>
    new RegExp(`http://[^\\s"<>]+/newsletter/${page}\\?codigo=[\\w.-]+`).exec(
      received.mail.text ?? '',
    )?.[0] ?? '';
  return { ...received, confirm: link('confirmar'), cancel: link('cancelar') };
}
const codeIn = (link: string) => new URL(link).searchParams.get('codigo') ?? '';

test('sign-up, confirmation, cancelling: what arrives, and what opening a link leaves alone', async () => {
  server = await startMailServer();
  site = await startSite(dataDir, { SMTP_URL: server.url });
  expect(isAcknowledged(await signUp(site.address, 'Ana@Exemplo.com', 'Ana'))).toBe(true);
  const { mail, recipients, confirm, cancel } = await mailTo(server, 'ana@exemplo.com');

  expect(recipients).toEqual(['ana@exemplo.com']);
  expect(mail.from?.address).toBe('contato@exemplo.ap.gov.br');
  expect(mail.subject).toBe('Confirme sua inscrição na newsletter');
  expect(mail.html).toContain(confirm);
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header('list-unsubscribe')).toBe(`<${cancel}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('auto-submitted')).toBe('auto-generated');

  const page = await fetch(confirm);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await headingOf(page)).toBe('Falta só confirmar');
  expect(await subscription()).toMatchObject({
    state: 'pendente',
    name: 'Ana',
    origin: '/',
    confirmed_at: null,
  });

  expect(await postForm(confirm, { codigo: codeIn(confirm) })).toBe('Inscrição confirmada!');
  const kept = await subscription();
  expect(kept).toMatchObject({ state: 'confirmada', consent_version: '2026-11' });
  expect(Date.parse(String(kept.confirmed_at))).toBeGreaterThan(
    Date.parse(String(kept.consent_at)),
  );
  expect(await postForm(confirm, { codigo: codeIn(confirm) })).toBe(
    'Sua inscrição já está confirmada',
  );
  // Known by now: the same notice, no second mail.
  expect(isAcknowledged(await signUp(site.address, 'ana@exemplo.com'))).toBe(true);

  expect(await headingOf(await fetch(cancel))).toBe('Cancelar a inscrição?');
  expect(await subscription()).toMatchObject({ state: 'confirmada' });
  // As a mail provider posts it: to the address itself, without an origin.
  const foreign = { method: 'POST', headers: { origin: 'https://mail.example' } };
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect(await headingOf(await fetch(cancel, { ...foreign, body }))).toBe('Inscrição cancelada');
  expect(await query('SELECT id FROM newsletter_subscriptions')).toEqual([]);
  expect(await headingOf(await fetch(cancel))).toBe('Não há inscrição neste link');

  expect(server.received).toHaveLength(1);
  expect(await query('SELECT state, text, html FROM outgoing_mails')).toMatchObject([
    { state: 'enviado', text: '', html: '' },
  ]);
  const code = codeIn(confirm);
  expect(site.output()).not.toContain('exemplo.com');
  expect(site.output()).not.toContain(code);
});

test('without a mail server the operator finds mail as files; with one it is sent and the files go', async () => {
  site = await startSite(dataDir, {});
  await signUp(site.address, 'ana@exemplo.com');
  const folder = join(dataDir, 'mail');
  const files = () =>
    (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml'));
  await expect.poll(() => files().length).toBe(1);
  const [name = ''] = files();
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  const letter = readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '');
  expect(letter).toMatch(/newsletter\/confirmar\?codigo=/);
  expect(
    await query('SELECT text, html, CAST(headers AS text) AS headers FROM outgoing_mails'),
  ).toMatchObject([{ text: expect.not.stringContaining('codigo'), html: '', headers: '{}' }]);
  await site.stop();
  server = await startMailServer();
  site = await startSite(dataDir, { SMTP_URL: server.url });
  await mailTo(server, 'ana@exemplo.com');
  await expect.poll(files).toEqual([]);
});

test('codes that are old, foreign or made up change nothing', async () => {
  server = await startMailServer();
  const at = (SITE_NOW: string) => startSite(dataDir, { SMTP_URL: server?.url ?? '', SITE_NOW });
  site = await at('2025-05-12T09:00:00-03:00');
  await signUp(site.address, 'ana@exemplo.com');
  await signUp(site.address, 'bia@exemplo.com');
  const [ana, bia] = [
    await mailTo(server, 'ana@exemplo.com'),
    await mailTo(server, 'bia@exemplo.com'),
  ];
  const post = (page: string, codigo: string) =>
    postForm(`${site?.address}/newsletter/${page}`, { codigo });
  expect(await post('confirmar', `${codeIn(ana.confirm)}x`)).toBe('Este link não vale mais');
  expect(await post('confirmar', codeIn(ana.cancel))).toBe('Este link não vale mais');
  const [id, proof] = [codeIn(ana.cancel).split('.')[0], codeIn(bia.cancel).split('.')[1]];
  expect(await post('cancelar', `${id}.${proof}`)).toBe('Não há inscrição neste link');
  expect(await post('cancelar', '')).toBe('Não há inscrição neste link');

  await site.stop();
  site = await at('2025-05-14T09:00:01-03:00');
  expect(
    await headingOf(
      await fetch(`${site.address}/newsletter/confirmar?codigo=${codeIn(ana.confirm)}`),
    ),
  ).toBe('Este link não vale mais');
  expect(await post('confirmar', codeIn(ana.confirm))).toBe('Este link não vale mais');
  const pending = "SELECT id FROM newsletter_subscriptions WHERE state = 'pendente'";
  expect(await query(pending)).toHaveLength(2);

  // Asked again: a new code, and the old one stays void.
  await signUp(site.address, 'ana@exemplo.com');
  await expect.poll(() => server?.to('ana@exemplo.com').length).toBe(2);
  expect(await post('confirmar', codeIn(ana.confirm))).toBe('Este link não vale mais');

  // Seven days after the last request, unconfirmed addresses are deleted.
  await site.stop();
  site = await at('2025-05-19T09:00:01-03:00');
  const left = async () => (await query(pending)).length;
  await expect.poll(left).toBe(1);
});

test('a mail server that is away delays no citizen, and every mail arrives once when it is back', async () => {
  const port = await freePort();
  site = await startSite(dataDir, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const people = Array.from({ length: 30 }, (_, place) => `pessoa-${place}@exemplo.com`);
  const { address } = site;
  await measured('30 sign-ups while the mail server is away', async () => {
    for (const email of people) expect(isAcknowledged(await signUp(address, email))).toBe(true);
  });
  await expect.poll(() => site?.output()).toContain('O servidor de e-mail não aceita conexão');
  expect(new Set(await states())).toEqual(new Set(['esperando']));
  server = await startMailServer({ port });
  await expect.poll(() => server?.received.length).toBe(people.length);
  await expect.poll(async () => [...new Set(await states())]).toEqual(['enviado']);
  for (const email of people) expect(server.to(email)).toHaveLength(1);
});

test('a server that says later gets it again, one that says never does not', async () => {
  const asked: string[] = [];
  server = await startMailServer({
    onRecipient(address) {
      asked.push(address);
      if (address.startsWith('nunca')) return refusal(550);
      const first = asked.filter((one) => one === address).length === 1;
      return address.startsWith('depois') && first ? refusal(451) : undefined;
    },
    onLetter: (address) => (address.startsWith('lixo') ? refusal(554) : undefined),
  });
  site = await startSite(dataDir, { SMTP_URL: server.url });
  for (const name of ['nunca', 'depois', 'lixo', 'bem'])
    await signUp(site.address, `${name}@exemplo.com`);
  const outcome = () => query('SELECT "to", state, attempts FROM outgoing_mails ORDER BY "to"');
  await expect.poll(outcome).toEqual([
    { to: 'bem@exemplo.com', state: 'enviado', attempts: 1 },
    { to: 'depois@exemplo.com', state: 'enviado', attempts: 2 },
    { to: 'lixo@exemplo.com', state: 'falhou', attempts: 1 },
    { to: 'nunca@exemplo.com', state: 'falhou', attempts: 1 },
  ]);
  expect(server.received.map(({ recipients }) => recipients[0]).sort()).toEqual([
    'bem@exemplo.com',
    'depois@exemplo.com',
  ]);
  expect(site.output()).not.toContain('exemplo.com');
});

test('a mail whose sender died on the way is shown as uncertain and never sent again', async () => {
  // The server has the mail and says nothing: nobody knows whether it arrived.
  server = await startMailServer({ silent: true });
  site = await startSite(dataDir, { SMTP_URL: server.url });
  await signUp(site.address, 'ana@exemplo.com');
  await expect.poll(() => server?.received.length).toBe(1);
  site.process.kill('SIGKILL');
  await site.ended;
  expect(await states()).toEqual(['enviando']);
  // Its ten minutes are over.
  await query("UPDATE outgoing_mails SET next_attempt_at = '2020-01-01T00:00:00.000Z'");
  site = await startSite(dataDir, { SMTP_URL: server.url });
  await expect.poll(states).toEqual(['incerto']);
  // A later mail is sent; this one stays.
  await signUp(site.address, 'bia@exemplo.com');
  await expect.poll(() => server?.to('bia@exemplo.com').length).toBe(1);
  expect(server.to('ana@exemplo.com')).toHaveLength(1);
});

test('a stop gives back what the server has not got, and says so of what it may have', async () => {
  server = await startMailServer({ mute: 'ana', silent: true });
  site = await startSite(dataDir, { SMTP_URL: server.url });
  await signUp(site.address, 'ana@exemplo.com');
  await expect.poll(() => server?.asked).toEqual(['ana@exemplo.com']);
  expect(await site.stop()).toBe(0);
  const rows = () => query('SELECT state, attempts, last_error FROM outgoing_mails');
  expect(await rows()).toMatchObject([{ state: 'esperando', attempts: 0, last_error: null }]);

  await query('DELETE FROM outgoing_mails');
  site = await startSite(dataDir, { SMTP_URL: server.url });
  await signUp(site.address, 'bia@exemplo.com');
  await expect.poll(() => server?.received.length).toBe(1);
  // The launcher would kill what has not ended after ten seconds; here nobody does.
  const { stop } = site;
  expect(await measured('a stop with a mail in hand', stop)).toBe(0);
  expect(await rows()).toMatchObject([{ state: 'incerto', attempts: 1 }]);
});

test('500 sign-ups at once, 50 of them the same address: 451 kept, 451 mails, no error', async () => {
  server = await startMailServer();
  site = await startSite(dataDir, { SMTP_URL: server.url });
  const { address } = site;
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, place) =>
      signUp(address, place < 50 ? 'mesma@exemplo.com' : `pessoa-${place}@exemplo.com`),
    ),
  );
  expect(answers.filter((answer) => !isAcknowledged(answer))).toEqual([]);
  expect(await query('SELECT count(*) AS n FROM newsletter_subscriptions')).toMatchObject([
    { n: 451 },
  ]);
  await until(() => (server?.received.length ?? 0) >= 451);
  await expect.poll(async () => [...new Set(await states())]).toEqual(['enviado']);
  expect(server.received).toHaveLength(451);
  expect(server.to('mesma@exemplo.com')).toHaveLength(1);
});

test('strange posts: clear answers, one recipient, no header of theirs', async () => {
  server = await startMailServer();
  site = await startSite(dataDir, { SMTP_URL: server.url });
  const { address } = site;
  const strange = {
    'a@b.com\r\nBcc: x@y.com': 422,
    '"<b>ana</b>"@b.com': 422,
    'a\0@b.com': 422,
    '\u202eana@b.com': 422,
    'ana\ud800@b.com': 422,
    'ana@b.com,bia@b.com': 422,
    '<ana@b.com>': 422,
    [`${'a'.repeat(2 ** 20)}@b.com`]: 413,
  };
  for (const [email, status] of Object.entries(strange))
    expect((await signUp(address, email)).status, email.slice(0, 40)).toBe(status);
  const name = 'Ana\r\nBcc: x@y.com\0 <b>\u202e\ud800</b>'.repeat(50);
  expect(isAcknowledged(await signUp(address, 'ana@exemplo.com', name))).toBe(true);
  const { mail, recipients, raw } = await mailTo(server, 'ana@exemplo.com');
  expect(recipients).toEqual(['ana@exemplo.com']);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(raw).not.toContain('x@y.com');
  expect(server.received).toHaveLength(1);
});
