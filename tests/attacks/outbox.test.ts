import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutgoingMail } from '../../cms/payload-types.ts';
import { askRest } from '../support/ask-rest.ts';
import { openOwnDatabase } from '../support/own-database.ts';

/** An administrator must not get other people's secret links out of the mails that wait to be sent. */
const { payload, folder, close } = await openOwnDatabase('attack-outbox');
afterAll(close);
const ask = askRest(payload);
const { putAllInOutbox, putInOutbox } = await import('../../mail/outbox.ts');
const { claimMail } = await import('../../mail/claims.ts');
const { inTransaction } = await import('../../content/transaction.ts');
const { changePersonalKey } = await import('../../content/change-personal-key.ts');
const { runHousekeeping } = await import('../../content/housekeeping.ts');

const collection = 'outgoing-mails';
const password = 'rede-chuva-lua-42';
const secret = 'codigo-que-abre';
const words = {
  to: 'bia@exemplo.com',
  subject: 'Apagar seus dados',
  text: `https://exemplo/privacidade/excluir?codigo=${secret}`,
  html: `<a href="https://exemplo/privacidade/excluir?codigo=${secret}">Apagar</a>`,
  headers: { 'List-Unsubscribe': `<https://exemplo/newsletter/cancelar?codigo=${secret}>` },
};
const { to, subject, ...body } = words;

let token: string;
beforeAll(async () => {
  const email = 'ana@exemplo.ap.gov.br';
  await payload.create({
    collection: 'users',
    data: { name: 'Ana', email, password, role: 'admin' },
  });
  const answer = await ask<{ token: string }>('POST', '/users/login', {
    body: { email, password },
  });
  token = answer.body.token;
  await putInOutbox(words, { payload });
  await inTransaction((req) => putAllInOutbox([words, words], req));
});

const rows = async () =>
  (await payload.db.find<OutgoingMail>({ collection, sort: 'id', pagination: false })).docs;
const keyOf = ({ text }: OutgoingMail) => text.split('.')[0];

test('the list and the page of a mail show subject, receiver and state, and no part of its text', async () => {
  const [first] = await rows();
  for (const path of ['', `/${first?.id}`, '?select[text]=true&select[html]=true&depth=2']) {
    const { status, body } = await ask('GET', `/${collection}${path}`, { token });
    expect(status).toBe(200);
    const answer = JSON.stringify(body);
    expect(answer).not.toMatch(/"(text|html|headers)":/);
    expect(answer).not.toContain(secret);
    expect(answer).not.toContain(keyOf(first as OutgoingMail));
  }
  const { body } = await ask('GET', `/${collection}/${first?.id}`, { token });
  expect(body).toMatchObject({ to, subject, state: 'esperando' });
});

test('nothing is learnt by searching for the text', async () => {
  for (const field of ['text', 'html', 'headers', 'headers.List-Unsubscribe'])
    for (const query of [
      `where[${field}][like]=${secret.slice(0, 4)}`,
      `where[${field}][exists]=true`,
    ]) {
      const { status } = await ask('GET', `/${collection}?${query}`, { token });
      expect(status, query).toBe(400);
    }
});

test('a copy of the database alone holds no link', async () => {
  for (const row of await rows()) expect(JSON.stringify(row)).not.toContain(secret);
});

test('the worker gets the mail as it was written', async () => {
  for (const { id } of await rows()) {
    expect(await claimMail(payload, id, new Date())).toMatchObject(words);
    await payload.db.updateOne({ collection, id, data: { state: 'falhou' } });
    const queued = await ask('PATCH', `/${collection}/${id}`, {
      token,
      body: { state: 'esperando', text: 'x', html: 'x' },
    });
    expect(queued.status, queued.reason).toBe(200);
    expect(JSON.stringify(queued.body)).not.toContain(secret);
    expect(await claimMail(payload, id, new Date())).toMatchObject(words);
    await payload.db.updateOne({
      collection,
      id,
      data: { state: 'esperando', nextAttemptAt: null },
    });
  }
});

test('a text that was moved to another mail does not open there, and that mail is given up', async () => {
  const [first, second] = await rows();
  await payload.db.updateOne({ collection, id: second?.id ?? 0, data: { text: first?.text } });
  expect(await claimMail(payload, second?.id ?? 0, new Date())).toBeUndefined();
  expect((await rows())[1]).toMatchObject({
    state: 'falhou',
    lastError: 'O e-mail não pôde ser decifrado.',
  });
  await payload.db.deleteOne({ collection, where: { id: { equals: second?.id } } });
});

test('a new key encrypts what waits anew, and the time since which it waits stays', async () => {
  const [before] = await rows();
  await changePersonalKey(folder);
  const [after] = await rows();
  expect(keyOf(after as OutgoingMail)).not.toBe(keyOf(before as OutgoingMail));
  expect(after?.updatedAt).toBe(before?.updatedAt);
  expect(await claimMail(payload, after?.id ?? 0, new Date())).toMatchObject(words);
});

test('a mail of a version that kept it in the clear is shown to nobody, is encrypted, and goes out', async () => {
  const messageId = '<antigo@exemplo>';
  const state = 'esperando' as const;
  const { id } = await payload.db.create({
    collection,
    data: { ...words, messageId, state, attempts: 0 },
  });
  const { body: shown } = await ask('GET', `/${collection}/${id}`, { token });
  expect(JSON.stringify(shown)).not.toContain(secret);
  await runHousekeeping(new Date(), (error) => expect.fail(String(error)));
  for (const row of await rows()) expect(JSON.stringify(row)).not.toContain(secret);
  expect(await claimMail(payload, Number(id), new Date())).toMatchObject({ ...body, messageId });
});
