import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from '@playwright/test';
import { freePort, launch, removeDirectory, startPortal, until } from './support/portal.ts';

/**
 * The site is killed in the middle of newsletter posts, fifty times. Whoever read the success notice
 * must be in the database; whoever did not may or may not.
 */
test('kill -9 during posts loses no address that got the success notice', async () => {
  test.setTimeout(600_000);
  const portal = await startPortal();
  await portal.stop();
  const acknowledged: string[] = [];

  for (let round = 0; round < 50; round += 1) {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const site = launch('site/server/main.ts', {
      DATA_DIR: portal.dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
    });
    await until(() => answers(`${address}/saude`), site.ended.then(site.output));
    const posts = Array.from({ length: 8 }, async (_, place) => {
      const email = `pessoa-${round}-${place}@exemplo.com`;
      if (await subscribed(address, email)) acknowledged.push(email);
    });
    // Some rounds die before the first answer, the others with some answered and some under way.
    await Promise.all(posts.slice(0, round % 5));
    site.process.kill('SIGKILL');
    await Promise.all(posts);
    await site.ended;
  }

  const client = createClient({ url: `file:${join(portal.dataDir, 'portal.db')}` });
  const { rows } = await client.execute('SELECT email FROM newsletter_subscriptions');
  const integrity = await client.execute('PRAGMA integrity_check');
  client.close();
  const stored = new Set(rows.map(({ email }) => email));
  // Ten rounds each wait for 1, 2, 3 and 4 answers.
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  expect(integrity.rows[0]?.integrity_check).toBe('ok');
  removeDirectory(portal.dataDir);
});

async function subscribed(address: string, email: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/newsletter`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ email, origem: '/' }),
    });
    return (await response.text()).includes('Inscrição realizada!');
  } catch {
    return false;
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
