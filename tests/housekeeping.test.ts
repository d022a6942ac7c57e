// Long because all tests share one database, which takes seconds to make.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '../cms/payload-types.ts';
import { openOwnDatabase } from './support/own-database.ts';

const { payload, folder, close } = await openOwnDatabase('housekeeping');
afterAll(close);
// When it ran last: no test depends on the one before.
beforeEach(() => payload.kv.clear());
const now = new Date('2028-11-20T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** What is kept for two years. */
async function keepDated(name: string, createdAt: string): Promise<void> {
  const look = { who: `${name}@exemplo.com`, protocol: name, createdAt };
  await payload.db.create({ collection: 'personal-looks', data: look });
  const who = `registro-${name}@exemplo.com`;
  const note = { who, action: 'entrou', what: name, createdAt };
  await payload.db.create({ collection: 'audit-notes', data: note });
  await payload.db.create({
    collection: 'contact-messages',
    data: {
      protocol: name,
      status: 'recebida',
      name,
      email: `mensagem-${name}@exemplo.com`,
      subject: 'outro',
      message: 'Uma mensagem.',
      createdAt,
    },
  });
}

test('what has been kept long enough goes, bytes included, and nothing else', async () => {
  const { runHousekeeping } = await import('../content/housekeeping.ts');
  await keepDated('velha', ago(732));
  await keepDated('nova', ago(730));
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
    await payload.db.create({
      collection: 'opening-alerts',
      data: {
        email: `aviso-${name}@exemplo.com`,
        service: 1,
        state: 'confirmada',
        consentVersion: 'x',
        consentAt: ago(name === 'velho' ? 367 : 365),
      },
    });
  }
  await runHousekeeping(now, (error) => expect.fail(String(error)));

  for (const collection of [
    'contact-messages',
    'personal-looks',
    'audit-notes',
    'deletion-requests',
    'post-counts',
    'opening-alerts',
  ] as const) {
    const { docs } = await payload.find({ collection });
    expect(docs, collection).toHaveLength(1);
    expect(JSON.stringify(docs), collection).toMatch(/nov[ao]/);
  }
  const bytes = bytesOfDatabase();
  expect(bytes).toContain('mensagem-nova@');
  expect(bytes).not.toMatch(/(mensagem|pedido|aviso|registro)-velh/);
});

const keepMail = (name: string, data: Partial<OutgoingMail>): Promise<OutgoingMail> =>
  payload.db.create({
    collection: 'outgoing-mails',
    data: {
      to: `${name}@exemplo.com`,
      subject: name,
      text: 'Oi',
      html: 'Oi',
      headers: {},
      state: 'esperando',
      attempts: 0,
      messageId: name,
      ...data,
    },
  }) as unknown as Promise<OutgoingMail>;
const keptMails = async () => {
  const { docs } = await payload.find({ collection: 'outgoing-mails', pagination: false });
  return docs.map(({ subject, state, lastError }) => ({ subject, state, lastError }));
};
const emptyOutbox = () => payload.db.deleteMany({ collection: 'outgoing-mails', where: {} });

test('a mail is forgotten after a month, whatever became of it', async () => {
  const { purgeOldMails } = await import('../mail/forget-mails.ts');
  const states = ['esperando', 'enviando', 'enviado', 'falhou', 'incerto'] as const;
  for (const state of states) {
    await keepMail(`velho-${state}`, { state, createdAt: ago(31), updatedAt: ago(31) });
    await keepMail(`novo-${state}`, { state, createdAt: ago(29), updatedAt: ago(29) });
  }
  await keepMail('velho-tentado', { createdAt: ago(31), updatedAt: ago(1) });
  await keepMail('velho-enviado-ontem', {
    state: 'enviado',
    createdAt: ago(31),
    updatedAt: ago(1),
  });
  await purgeOldMails(payload, now);
  expect((await keptMails()).map(({ subject }) => subject).sort()).toEqual(
    [...states.map((state) => `novo-${state}`), 'velho-enviado-ontem'].sort(),
  );
  await emptyOutbox();
});

test('who never confirmed is forgotten with the letters that wait, and nothing of others is', async () => {
  const { purgeUnconfirmed } = await import('../content/newsletter.ts');
  for (const [name, state, days] of [
    ['esquecida', 'pendente', 8],
    ['recente', 'pendente', 6],
    ['inscrita', 'confirmada', 8],
  ] as const) {
    const data = { email: `${name}@exemplo.com`, state, origin: '/', consentAt: ago(days) };
    await payload.db.create({
      collection: 'newsletter-subscriptions',
      data: { ...data, consentVersion: '1', tokenHash: name },
    });
    await keepMail(name, { headers: { 'List-Unsubscribe': '<x>' } });
  }
  await keepMail('resposta', { to: 'esquecida@exemplo.com' });
  await purgeUnconfirmed(now);
  const { docs } = await payload.find({ collection: 'newsletter-subscriptions' });
  expect(docs.map(({ email }) => email).sort()).toEqual([
    'inscrita@exemplo.com',
    'recente@exemplo.com',
  ]);
  const left = (await keptMails()).map(({ subject }) => subject);
  expect(left.sort()).toEqual(['inscrita', 'recente', 'resposta']);
  await emptyOutbox();
});

test('a mail whose code is void is not sent any more, and the outbox says why', async () => {
  const { claimMail, recordOutcome } = await import('../mail/claims.ts');
  const old = await keepMail('vencido', { expiresAt: ago(0) });
  const good = await keepMail('bom', { expiresAt: ago(-1) });
  expect(await claimMail(payload, old.id, now)).toBeUndefined();
  const claimed = await claimMail(payload, good.id, now);
  expect(claimed).toMatchObject({ attempts: 1, messageId: 'bom' });
  expect(await keptMails()).toEqual(
    expect.arrayContaining([
      { subject: 'vencido', state: 'falhou', lastError: 'O código venceu.' },
      { subject: 'bom', state: 'enviando', lastError: null },
    ]),
  );
  // A number can be reused by another mail; a name can't.
  await recordOutcome(payload, { id: good.id, messageId: 'vencido' }, { kind: 'sent' }, now);
  expect(await payload.findByID({ collection: 'outgoing-mails', id: good.id })).toMatchObject({
    state: 'enviando',
  });
  await recordOutcome(payload, { id: good.id, messageId: 'bom' }, { kind: 'untried' }, now);
  expect(await payload.findByID({ collection: 'outgoing-mails', id: good.id })).toMatchObject({
    state: 'esperando',
    attempts: 0,
  });
  await emptyOutbox();
});

test('bytes that could not be erased stay owed, are told, and go the next time', async () => {
  const { runHousekeeping } = await import('../content/housekeeping.ts');
  const email = 'pedido-esquecido@exemplo.com';
  await payload.db.create({
    collection: 'deletion-requests',
    data: { email, tokenHash: 'esquecido', expiresAt: ago(1) },
  });
  // An open read keeps the journal from being emptied.
  const other = createClient({ url: `file:${join(folder, 'portal.db')}` });
  await other.execute('BEGIN');
  await other.execute('SELECT count(*) FROM deletion_requests');
  const reported: unknown[] = [];
  await runHousekeeping(now, (error) => reported.push(error));
  expect(reported.map(String)).toEqual([expect.stringContaining('journal')]);
  expect(String(reported)).not.toContain(email);
  expect(bytesOfDatabase()).toContain(email);
  await other.execute('COMMIT');
  other.close();
  await runHousekeeping(now, (error) => expect.fail(String(error)));
  expect(bytesOfDatabase()).not.toContain(email);
});

test('after a jump of the clock nothing is deleted by its age before a run a day later', async () => {
  const { runHousekeeping } = await import('../content/housekeeping.ts');
  const reported: unknown[] = [];
  const run = async (hours: number) => {
    const clock = new Date(now.getTime() + hours * 3_600_000);
    await runHousekeeping(clock, (error) => reported.push(error), clock);
    const { docs } = await payload.find({ collection: 'contact-messages', pagination: false });
    return docs.some(({ protocol }) => protocol === 'fica');
  };
  // Other tests ran by the machine's clock.
  await payload.kv.delete('housekeeping');
  await run(0);
  await keepDated('fica', ago(1));
  const threeYears = 3 * 366 * 24;
  expect(await run(threeYears)).toBe(true);
  expect(await run(threeYears + 23)).toBe(true);
  expect(reported.map(String)).toEqual([expect.stringContaining('Confira o relógio')]);
  // Set right again.
  expect(await run(1)).toBe(true);
  expect(await run(26)).toBe(true);
  expect(reported).toHaveLength(2);
  // A portal that was off for so long comes to it a day later.
  expect(await run(threeYears)).toBe(true);
  expect(await run(threeYears + 24)).toBe(false);
  await payload.kv.delete('housekeeping');
});

const bytesOfDatabase = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith('portal.db'))
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join('');
