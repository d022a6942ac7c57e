import { createHmac } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import type { ShownSession } from '../cms/accounts/sessions.ts';
import type { User } from '../cms/payload-types.ts';
import { askRest } from './support/ask-rest.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** The list of one's sessions, over the addresses that the account's page calls. */
const { payload, close } = await openOwnDatabase('account-sessions');
afterAll(close);
const ask = askRest(payload);

const password = 'rede-chuva-lua-42';
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';
const create = (name: string) =>
  payload.create({
    collection: 'users',
    data: { name, email: `${name}@exemplo.ap.gov.br`, password, role: 'editor' },
  });
const [ana] = [await create('ana'), await create('bia')];

const logIn = async (name: string, userAgent: string, held?: string) => {
  const body = { email: `${name}@exemplo.ap.gov.br`, password };
  const headers = { 'user-agent': userAgent };
  const token = held ? { token: held } : {};
  const answer = await ask<{ token: string }>('POST', '/users/login', { body, headers, ...token });
  return answer.body.token;
};
const list = async (token: string) =>
  (await ask<{ sessions: ShownSession[] }>('GET', '/users/security', { token })).body.sessions;
const end = (token: string, session = '') =>
  ask('POST', '/users/sessions/end', { token, body: { session } });
const isIn = async (token: string) =>
  (await ask<{ user: User | null }>('GET', '/users/me', { token })).body.user !== null;

test('each session says where it is and which one this is; ending one ends it at once', async () => {
  const [here, there] = [await logIn('ana', desk), await logIn('ana', phone)];
  const shown = await list(here);
  expect(shown.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Chrome em Android', false],
    ['Firefox em Windows', true],
  ]);
  expect(Date.parse(shown[0]?.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await isIn(there)).toBe(true);
  expect((await end(here, shown[0]?.id)).status).toBe(200);
  expect(await isIn(there)).toBe(false);
  expect(await isIn(here)).toBe(true);
  expect((await end(here, shown[0]?.id)).status).toBe(404);
});

test('nobody ends or sees the session of another, or writes their own', async () => {
  const [hers, his] = [await logIn('ana', desk), await logIn('bia', desk)];
  const [session] = await list(hers);
  expect((await end(his, session?.id)).status).toBe(404);
  expect(await isIn(hers)).toBe(true);
  expect((await ask('GET', '/users/security')).status).toBe(401);
  const faked = { sessions: [{ id: 'meu', expiresAt: '2099-01-01T00:00:00.000Z' }] };
  await ask('PATCH', `/users/${ana.id}`, { token: hers, body: faked });
  expect((await list(hers)).map(({ id }) => id)).not.toContain('meu');
  expect(await isIn(hers)).toBe(true);
});

test('signing in again makes another token in the place of the one held; who signs out, or is deleted, is out at once', async () => {
  const [one, other] = [await logIn('ana', desk), await logIn('ana', desk)];
  expect(one).not.toBe(other);
  const again = await logIn('ana', desk, one);
  expect([await isIn(one), await isIn(other), await isIn(again)]).toEqual([false, true, true]);
  expect((await ask('POST', '/users/logout', { token: again })).status).toBe(200);
  expect([await isIn(again), await isIn(other)]).toEqual([false, true]);
  const eva = await create('eva');
  const hers = await logIn('eva', desk);
  expect(await isIn(hers)).toBe(true);
  await payload.delete({ collection: 'users', id: eva.id });
  expect(await isIn(hers)).toBe(false);
});

const hour = 3_600_000;

test('a session lasts eight hours unused, and is prolonged to a day at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await logIn('ana', desk);
  const wait = (hours: number) => vi.setSystemTime(Date.now() + hours * hour);
  const prolong = (token: string) =>
    ask<{ refreshedToken: string }>('POST', '/users/refresh-token', { token });
  wait(7.9);
  const second = (await prolong(first)).body.refreshedToken;
  wait(0.2);
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  wait(7.6);
  const third = (await prolong(second)).body.refreshedToken;
  wait(7.9);
  expect(await isIn(third)).toBe(true);
  const last = await prolong(third);
  expect([last.status, last.reason]).toEqual([403, 'A sua sessão terminou. Entre de novo.']);
  wait(0.2);
  expect(await isIn(third)).toBe(false);
  vi.useRealTimers();
});

const written = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

test('a token that is unsigned, signed otherwise, changed or made for something else lets nobody in', async () => {
  const token = await logIn('ana', desk);
  const [head, body, proof] = token.split('.');
  const sign = (text: string, key: string) =>
    `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  expect(read(head).alg).toBe('HS256');
  expect(await isIn(sign(`${head}.${body}`, payload.secret))).toBe(true);
  const unsigned = { ...read(head), alg: 'none' };
  const elsewhere = { ...read(head), jku: 'https://mau.exemplo.com/keys', kid: 'mau' };
  const bia = await payload.find({ collection: 'users', where: { name: { equals: 'bia' } } });
  for (const forged of [
    `${written(unsigned)}.${body}.`,
    `${written(unsigned)}.${body}.${proof}`,
    sign(`${written(elsewhere)}.${body}`, 'chave de outro'),
    `${head}.${written({ ...read(body), id: bia.docs[0]?.id })}.${proof}`,
    sign(`${head}.${written({ ...read(body), collection: 'athletes' })}`, payload.secret),
    sign(`${written({ alg: 'HS256', typ: 'JWT' })}.${body}`, payload.secret),
    sign(`${head}.${written({ ...read(body), exp: 1 })}`, payload.secret),
    sign(`${head}.${written({ ...read(body), sid: 'outra' })}`, payload.secret),
  ])
    expect(await isIn(forged), forged).toBe(false);
});
