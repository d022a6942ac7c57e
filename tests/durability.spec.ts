import { expect, test } from '@playwright/test';
import { startMailServer } from './support/mail-server.ts';
import { removeDirectory } from './support/portal.ts';
import {
  copyDatabase,
  isAcknowledged,
  openDatabase,
  type Site,
  signUp,
  startSite,
} from './support/site.ts';

const rounds = 200;
const postsARound = 8;

/** The same moments again for whoever sets SEED to what a failed run printed. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** Mulberry32: small, and the same everywhere. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Half of the posts are sign-ups, half are messages; each tells whether it was acknowledged. */
async function post({ address }: Site, email: string, place: number): Promise<boolean> {
  if (place % 2 === 0) return isAcknowledged(await signUp(address, email));
  const response = await fetch(`${address}/fale-conosco`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ nome: 'Ana', email, assunto: 'elogio', mensagem: 'Bom jogo!' }),
  });
  return response.status === 303;
}

/**
 * The site is killed at random moments of posts and of the mails they cause, two hundred times. Whoever
 * read that it was kept must be in the database, and their mail in the outbox; whoever did not may or
 * may not. No mail ever arrives twice.
 */
test('kill -9 during posts loses nothing that was acknowledged and sends nothing twice', async () => {
  test.setTimeout(1_500_000);
  console.log(`SEED=${seed}`);
  const random = randomFrom(seed);
  const dataDir = await copyDatabase();
  const server = await startMailServer();
  const acknowledged: string[] = [];
  // How long a round of posts takes here; a kill comes somewhere in one and a half times that.
  let usualMs = 0;

  for (let round = 0; round <= rounds; round += 1) {
    const site = await startSite(dataDir, { SMTP_URL: server.url });
    const began = performance.now();
    const posts = Array.from({ length: postsARound }, async (_, place) => {
      const email = `pessoa-${round}-${place}@exemplo.com`;
      if (await post(site, email, place).catch(() => false)) acknowledged.push(email);
    });
    const all = Promise.all(posts);
    if (round > 0) {
      const moment = random() * usualMs * 1.5;
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, moment))]);
    } else {
      await all;
      usualMs = performance.now() - began;
    }
    site.process.kill('SIGKILL');
    await all;
    await site.ended;
  }

  // The last one may finish its work.
  const database = openDatabase(dataDir);
  const site = await startSite(dataDir, { SMTP_URL: server.url });
  const waiting = async () =>
    (await database.execute("SELECT id FROM outgoing_mails WHERE state = 'esperando'")).rows.length;
  await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
  await site.stop();

  const column = async (sql: string) => (await database.execute(sql)).rows.map((row) => row[0]);
  const stored = new Set([
    ...(await column('SELECT email FROM newsletter_subscriptions')),
    ...(await column('SELECT email FROM contact_messages')),
  ]);
  const written = new Set(await column('SELECT "to" FROM outgoing_mails'));
  const sent = await column('SELECT "to" FROM outgoing_mails WHERE state = \'enviado\'');
  const integrity = await column('PRAGMA integrity_check');
  database.close();
  const arrived = server.received.map(({ mail }) => mail.messageId);
  const recipients = new Set(server.received.map(({ recipients: [first] }) => first));

  // Kills came before, between and after the answers.
  expect(acknowledged.length).toBeGreaterThan(postsARound * 2);
  expect(acknowledged.length).toBeLessThan(postsARound * rounds);
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  expect(acknowledged.filter((email) => !written.has(email))).toEqual([]);
  expect(sent.filter((email) => !recipients.has(String(email)))).toEqual([]);
  expect(arrived.length - new Set(arrived).size).toBe(0);
  expect(server.received.length - recipients.size).toBe(0);
  expect(integrity).toEqual(['ok']);
  await server.stop();
  removeDirectory(dataDir);
});
