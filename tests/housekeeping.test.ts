import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'housekeeping-'));
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = '';
const now = new Date('2028-11-20T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

let payload: Payload;
beforeAll(async () => {
  const { openPayload } = await import('../content/payload.ts');
  payload = await openPayload();
  await payload.db.migrate();
}, 60_000);
afterAll(async () => {
  await payload.destroy();
  rmSync(folder, { recursive: true });
});

test('what has been kept long enough goes, bytes included, and nothing else', async () => {
  const { keepHouse } = await import('../content/housekeeping.ts');
  for (const [name, days] of [
    ['velha', 732],
    ['nova', 730],
  ] as const)
    await payload.db.create({
      collection: 'contact-messages',
      data: {
        protocol: name,
        status: 'recebida',
        name,
        email: `mensagem-${name}@exemplo.com`,
        subject: 'outro',
        message: 'Uma mensagem.',
        createdAt: ago(days),
      },
    });
  for (const name of ['velho', 'novo']) {
    const end = name === 'velho' ? ago(1) : ago(-1);
    await payload.db.create({
      collection: 'deletion-requests',
      data: { email: `pedido-${name}@exemplo.com`, tokenHash: name, expiresAt: end },
    });
    await payload.db.create({
      collection: 'post-counts',
      data: { sender: name, count: 1, windowEndsAt: end },
    });
  }
  await keepHouse(now, (error) => expect.fail(String(error)));

  for (const collection of ['contact-messages', 'deletion-requests', 'post-counts'] as const) {
    const { docs } = await payload.find({ collection });
    expect(docs, collection).toHaveLength(1);
    expect(JSON.stringify(docs), collection).toMatch(/nov[ao]/);
  }
  const bytes = bytesOfDatabase();
  expect(bytes).toContain('mensagem-nova@');
  expect(bytes).not.toMatch(/(mensagem|pedido)-velh/);
});

test('bytes that could not be erased stay owed, are told, and go the next time', async () => {
  const { keepHouse } = await import('../content/housekeeping.ts');
  const email = 'pedido-esquecido@exemplo.com';
  await payload.db.create({
    collection: 'deletion-requests',
    data: { email, tokenHash: 'esquecido', expiresAt: ago(1) },
  });
  // Whoever still reads what was there before keeps the journal from being emptied.
  const other = createClient({ url: `file:${join(folder, 'portal.db')}` });
  await other.execute('BEGIN');
  await other.execute('SELECT count(*) FROM deletion_requests');
  const told: unknown[] = [];
  await keepHouse(now, (error) => told.push(error));
  expect(told.map(String)).toEqual([expect.stringContaining('journal')]);
  expect(String(told)).not.toContain(email);
  expect(bytesOfDatabase()).toContain(email);
  await other.execute('COMMIT');
  other.close();
  await keepHouse(now, (error) => expect.fail(String(error)));
  expect(bytesOfDatabase()).not.toContain(email);
}, 30_000);

const bytesOfDatabase = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith('portal.db'))
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join('');
