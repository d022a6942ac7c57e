import { expect, test } from '@playwright/test';
import { startMailServer } from './support/mail-server.ts';
import { removeDirectory } from './support/portal.ts';
import { copyDatabase, isAcknowledged, openDatabase, signUp, startSite } from './support/site.ts';

const rounds = 200;
const postsARound = 8;

/**
 * The site is killed in the middle of newsletter posts and of the mails they cause, two hundred times.
 * Whoever read the success notice must be in the database, and their mail in the outbox; whoever did not
 * may or may not. No mail ever arrives twice.
 */
test('kill -9 during posts loses nothing that was acknowledged and sends nothing twice', async () => {
  test.setTimeout(1_500_000);
  const dataDir = await copyDatabase();
  const server = await startMailServer();
  const acknowledged: string[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(dataDir, { SMTP_URL: server.url });
    const posts = Array.from({ length: postsARound }, async (_, place) => {
      const email = `pessoa-${round}-${place}@exemplo.com`;
      const answer = await signUp(site.address, email).catch(() => undefined);
      if (answer && isAcknowledged(answer)) acknowledged.push(email);
    });
    // Some rounds die before the first answer, the others with some answered and some under way.
    await Promise.all(posts.slice(0, round % 5));
    site.process.kill('SIGKILL');
    await Promise.all(posts);
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
  const stored = new Set(await column('SELECT email FROM newsletter_subscriptions'));
  const written = new Set(await column('SELECT "to" FROM outgoing_mails'));
  const sent = await column('SELECT "to" FROM outgoing_mails WHERE state = \'enviado\'');
  const integrity = await column('PRAGMA integrity_check');
  database.close();
  const arrived = server.received.map(({ mail }) => mail.messageId);
  const recipients = new Set(server.received.map(({ recipients: [first] }) => first));

  // Of five rounds, four wait for 1, 2, 3 and 4 answers.
  expect(acknowledged.length).toBeGreaterThanOrEqual((rounds / 5) * 10);
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  expect(acknowledged.filter((email) => !written.has(email))).toEqual([]);
  expect(sent.filter((email) => !recipients.has(String(email)))).toEqual([]);
  expect(arrived.length - new Set(arrived).size).toBe(0);
  expect(server.received.length - recipients.size).toBe(0);
  expect(integrity).toEqual(['ok']);
  await server.stop();
  removeDirectory(dataDir);
});
