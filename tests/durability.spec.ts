import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { enter } from './support/enter.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { removeDirectory, until } from './support/portal.ts';
import { long, randomFrom, seed } from './support/share.ts';
import {
  copyDatabase,
  isAcknowledged,
  onPostgres,
  query,
  type Site,
  signUp,
  startSite,
} from './support/site.ts';

const rounds = long ? 200 : 8;
const postsARound = 8;

/** Subscriptions, messages and entries in turn; each tells whether it was acknowledged. */
async function post({ address }: Site, email: string, place: number): Promise<boolean> {
  if (place % 3 === 0) return isAcknowledged(await signUp(address, email));
  if (place % 3 === 1) {
    const protocol = await enter(address, email);
    if (protocol) protocols.push(protocol);
    return protocol !== undefined;
  }
  const response = await fetch(`${address}/fale-conosco`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ nome: 'Ana', email, assunto: 'elogio', mensagem: 'Que bom jogo!' }),
  });
  return response.status === 303;
}

/** Those that somebody read. */
const protocols: string[] = [];

/** When the site is killed: after so many answers, then after so many mails. */
interface Moment {
  answers: number;
  letters: number;
}

/** One round of posts; returns who was told that it was kept. */
async function killAt(moment: Moment, { site, server, round, delayMs }: Round): Promise<string[]> {
  const acknowledged: string[] = [];
  const before = server.received.length;
  const answered = Promise.withResolvers<void>();
  if (moment.answers === 0) answered.resolve();
  const posts = Array.from({ length: postsARound }, async (_, place) => {
    const email = `pessoa-${round}-${place}@exemplo.com`;
    if (await post(site, email, place).catch(() => false)) acknowledged.push(email);
    if (acknowledged.length >= moment.answers) answered.resolve();
  });
  await Promise.race([answered.promise, Promise.all(posts)]);
  await expect
    .poll(() => server.received.length - before, { intervals: [5] })
    .toBeGreaterThanOrEqual(moment.letters);
  // At some moment before the next.
  if (moment.answers > 0) await sleep(delayMs);
  site.process.kill('SIGKILL');
  await Promise.all(posts);
  await site.ended;
  return acknowledged;
}
interface Round {
  site: Site;
  server: MailServer;
  round: number;
  delayMs: number;
}

/**
 * The site is killed at moments of posts and of the mails they cause that the seed chooses. Whoever read
 * that it was kept must be in the database, and their mail in the outbox; whoever did not may or may not.
 * No mail ever arrives twice.
 */
test(`kill -9 during posts, ${rounds} times, loses nothing that was acknowledged and sends nothing twice`, async () => {
  // Every wait in it has its own limit.
  test.setTimeout(0);
  const random = randomFrom(seed);
  const dataDir = await copyDatabase();
  const server = await startMailServer();
  const acknowledged: string[] = [];
  let awaited = 0;
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(dataDir, { SMTP_URL: server.url });
    // Rounds after none, some and all of the answers; mails only after all of them.
    const answers = (round + seed) % (postsARound + 1);
    const letters = answers < postsARound ? 0 : Math.floor(random() * postsARound);
    const delayMs = random() * 40;
    acknowledged.push(...(await killAt({ answers, letters }, { site, server, round, delayMs })));
    awaited += answers;
  }

  // The last site may finish its work.
  const site = await startSite(dataDir, { SMTP_URL: server.url });
  const waiting = async () =>
    (await query(dataDir, "SELECT id FROM outgoing_mails WHERE state = 'esperando'")).length;
  await until(async () => (await waiting()) === 0);
  await site.stop();

  const addresses = async (sql: string) =>
    (await query(dataDir, sql)).map(({ address }) => String(address));
  const stored = new Set([
    ...(await addresses('SELECT email AS address FROM newsletter_subscriptions')),
    ...(await addresses('SELECT email AS address FROM contact_messages')),
  ]);
  // An entry's address is sealed: it is found by its protocol.
  const entries = new Set(await addresses('SELECT protocol AS address FROM entries'));
  expect(protocols.length).toBeGreaterThan(0);
  expect(protocols.filter((protocol) => !entries.has(protocol))).toEqual([]);
  const isEntry = (email: string) => Number(email.split(/[-@]/)[2]) % 3 === 1;
  const mails = 'SELECT "to" AS address FROM outgoing_mails';
  const written = new Set(await addresses(mails));
  const sent = await addresses(`${mails} WHERE state = 'enviado'`);
  const arrived = server.received.map(({ mail }) => mail.messageId);
  const recipients = new Set(server.received.map(({ recipients: [first] }) => first));

  // Kills came before, between and after the answers.
  expect(acknowledged.length).toBeGreaterThanOrEqual(awaited);
  expect(acknowledged.length).toBeLessThan(postsARound * rounds);
  expect(acknowledged.filter((email) => !stored.has(email) && !isEntry(email))).toEqual([]);
  expect(acknowledged.filter((email) => !written.has(email))).toEqual([]);
  expect(sent.filter((email) => !recipients.has(email))).toEqual([]);
  expect(arrived.length - new Set(arrived).size).toBe(0);
  expect(server.received.length - recipients.size).toBe(0);
  if (!onPostgres)
    expect(await query(dataDir, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  await server.stop();
  removeDirectory(dataDir);
});
