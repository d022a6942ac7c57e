import crypto from 'node:crypto';
import { createLocalReq, registerFirstUserOperation } from 'payload';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../cms/payload-types.ts';
import { openOwnDatabase } from './support/own-database.ts';

/**
 * Accounts of the admin, over the operations that its addresses call.
 * Long because all tests share one database, which takes seconds to make.
 */
const { payload, close } = await openOwnDatabase('accounts');
afterAll(close);

// Passwords are hashed slowly on purpose, and some tests hash twenty.
vi.setConfig({ testTimeout: 180_000 });

const collection = 'users';
const password = 'uma-senha-de-teste';
let ana: User;
let bia: User;

const create = (name: string, role: User['role']) =>
  payload.create({
    collection,
    data: { name, email: `${name}@exemplo.ap.gov.br`, password, role },
  });
beforeEach(async () => {
  await payload.db.deleteMany({ collection, where: {} });
  await payload.db.deleteMany({ collection: 'post-counts', where: {} });
  await payload.db.deleteMany({ collection: 'outgoing-mails', where: {} });
  ana = await create('ana', 'admin');
  bia = await create('bia', 'editor');
});

const logIn = (email: string, given = password) =>
  payload.login({ collection, data: { email, password: given } });
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: Error) => error.message,
  );
/** Whom a token that a browser still holds stands for. */
const whoIs = async (token: string | undefined) =>
  (await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user;
const asUser = (user: unknown, id: number, data: object) =>
  payload.update({ collection, id, data, user: user as User, overrideAccess: false });

describe('A8: guesses', () => {
  test('of forty at once five are checked, and the right one then comes too late', async () => {
    const work = vi.spyOn(crypto, 'pbkdf2');
    const guesses = Array.from({ length: 40 }, (_, index) => logIn(ana.email, `errada-${index}`));
    const reasons = await Promise.all(guesses.map(reasonOf));
    expect(work).toHaveBeenCalledTimes(5);
    expect(reasons.filter((reason) => reason.startsWith('Tentativas demais.'))).toHaveLength(35);
    expect(await reasonOf(logIn(ana.email))).toContain('Espere 10 minutos');
    expect(work).toHaveBeenCalledTimes(5);
  });

  test('whoever knows the password starts anew, as does whom an administrator lets in', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await reasonOf(logIn(ana.email, 'errada'));
      expect((await logIn(ana.email)).user?.id).toBe(ana.id);
    }
    for (let guess = 0; guess < 6; guess += 1) await reasonOf(logIn(bia.email, 'errada'));
    expect(await reasonOf(logIn(bia.email))).toContain('Tentativas demais');
    await payload.unlock({
      collection,
      data: { email: bia.email, password: '' },
      overrideAccess: true,
    });
    expect((await logIn(bia.email)).user?.id).toBe(bia.id);
  });

  test('whoever makes the first account is logged in by it', async () => {
    await payload.db.deleteMany({ collection, where: {} });
    const req = await createLocalReq({}, payload);
    const data = { name: 'Ana', email: ana.email, password };
    const users = payload.collections.users;
    const first = await registerFirstUserOperation({ collection: users, data, req } as never);
    expect(first.user).toMatchObject({ email: ana.email, role: 'admin' });
  });

  test('an unknown account costs the same work, says the same and is locked the same', async () => {
    const work = vi.spyOn(crypto, 'pbkdf2');
    const tryFor = async (email: string, given = 'errada') => {
      work.mockClear();
      const reason = await reasonOf(logIn(email, given));
      return { reason, work: work.mock.calls.map(([, , ...parameters]) => parameters.slice(0, 3)) };
    };
    const known = await tryFor(ana.email);
    expect(known.work).toHaveLength(1);
    expect(await tryFor('ninguem@exemplo.ap.gov.br')).toEqual(known);
    for (const empty of ['', '   '])
      expect(await tryFor('nenhum@exemplo.ap.gov.br', empty)).toEqual(
        await tryFor(bia.email, empty),
      );
    for (let guess = 0; guess < 4; guess += 1) await tryFor('ninguem@exemplo.ap.gov.br');
    expect((await tryFor('ninguem@exemplo.ap.gov.br')).reason).toContain('Tentativas demais');
  });
});

describe('B14: administrators', () => {
  const reason = 'Esta é a única conta de administrador.';

  test('the last one stays one', async () => {
    expect(await reasonOf(asUser(ana, ana.id, { role: 'editor' }))).toContain(reason);
    expect(await reasonOf(payload.delete({ collection, id: ana.id }))).toContain(reason);
    expect((await payload.findByID({ collection, id: ana.id })).role).toBe('admin');
  });

  test('of two, one may go, whichever is quicker', async () => {
    await asUser(ana, bia.id, { role: 'admin' });
    const reasons = await Promise.all([
      reasonOf(payload.update({ collection, id: ana.id, data: { role: 'editor' } })),
      reasonOf(payload.update({ collection, id: bia.id, data: { role: 'editor' } })),
    ]);
    expect(reasons.sort()).toEqual([expect.stringContaining(reason), 'nothing']);
    expect(
      (await payload.delete({ collection, where: { role: { equals: 'editor' } } })).errors,
    ).toEqual([]);
  });
});

describe('B14: passwords', () => {
  test('a short one is refused wherever one is chosen', async () => {
    const reason = 'A senha precisa de pelo menos 12 caracteres.';
    const data = { name: 'Caio', email: 'caio@exemplo.ap.gov.br', password: 'onze-letras' };
    expect(await reasonOf(payload.create({ collection, data: { ...data, role: 'editor' } }))).toBe(
      reason,
    );
    expect(await reasonOf(asUser(ana, bia.id, { password: 'abc' }))).toBe(reason);
    const token = await payload.forgotPassword({ collection, data: { email: bia.email } });
    const reset = (chosen: string) =>
      payload.resetPassword({
        collection,
        data: { token, password: chosen },
        overrideAccess: true,
      });
    expect(await reasonOf(reset('abc'))).toBe(reason);
    expect((await reset('doze-letras!')).token).toBeTruthy();
  });

  test('one that is guessed soon is refused too, also one’s own name', async () => {
    const reason = 'Esta senha é fácil de adivinhar.';
    const data = { name: 'Figueiredo', email: 'caio@exemplo.ap.gov.br', role: 'editor' as const };
    for (const chosen of ['senha1234567', 'Figueiredo2026', 'macapa-2026!'])
      expect(
        await reasonOf(payload.create({ collection, data: { ...data, password: chosen } })),
      ).toContain(reason);
    expect(await reasonOf(asUser(ana, bia.id, { password: 'bia-bia-bia-1234' }))).toContain(reason);
    const token = await payload.forgotPassword({ collection, data: { email: bia.email } });
    const reset = payload.resetPassword({
      ...{ collection, data: { token, password: 'bia-bia-bia-1234' }, overrideAccess: true },
    });
    expect(await reasonOf(reset)).toContain(reason);
  });

  test('one’s own is changed with the current one, and so is one’s e-mail', async () => {
    const reason = 'Para mudar a sua senha ou o seu e-mail, escreva a sua senha atual.';
    const next = { password: 'outra-senha-de-teste' };
    expect(await reasonOf(asUser(bia, bia.id, next))).toBe(reason);
    expect(await reasonOf(asUser(bia, bia.id, { ...next, currentPassword: 'errada' }))).toBe(
      reason,
    );
    expect(await reasonOf(asUser(bia, bia.id, { email: 'outra@exemplo.com' }))).toBe(reason);
    await asUser(bia, bia.id, { name: 'Bia Souza', email: bia.email });
    const changed = await asUser(bia, bia.id, { ...next, currentPassword: password });
    expect(JSON.stringify(changed)).not.toContain(password);
    expect((await logIn(bia.email, next.password)).user?.id).toBe(bia.id);
    expect(await reasonOf(logIn(bia.email))).not.toBe('nothing');
    const kept = JSON.stringify(await payload.db.find({ collection, where: {} }));
    expect(kept).not.toContain(password);
  });

  test('guesses of the current one count toward the lock of the login, however many at once', async () => {
    const work = vi.spyOn(crypto, 'pbkdf2');
    const change = (currentPassword: string) =>
      reasonOf(asUser(bia, bia.id, { email: 'outra@exemplo.com', currentPassword }));
    await reasonOf(logIn(bia.email, 'errada'));
    const guesses = Array.from({ length: 12 }, (_, index) => change(`errada-${index}`));
    const reasons = await Promise.all(guesses);
    expect(work).toHaveBeenCalledTimes(5);
    expect(reasons.filter((reason) => reason.startsWith('Tentativas demais.'))).toHaveLength(8);
    expect(await change(password)).toContain('Espere 10 minutos');
    expect(await reasonOf(logIn(bia.email))).toContain('Tentativas demais');
    expect(work).toHaveBeenCalledTimes(5);
  });

  test('the right current one starts the count anew', async () => {
    let current = password;
    for (const next of ['uma-segunda-senha', 'uma-terceira-senha']) {
      const change = (currentPassword: string) =>
        reasonOf(asUser(bia, bia.id, { password: next, currentPassword }));
      for (let guess = 0; guess < 4; guess += 1) await change('errada');
      expect(await change(current)).toBe('nothing');
      current = next;
    }
  });

  test('one of any signs and length is kept as it was typed, for years', async () => {
    const given = ` Ç ã — 足球 🙂 ${'só letras pequenas e espaços '.repeat(5)}fim`;
    await asUser(ana, bia.id, { password: given });
    expect((await logIn(bia.email, given)).user?.id).toBe(bia.id);
    for (const other of [given.toLowerCase(), given.trim(), given.slice(0, 72)])
      expect(await reasonOf(logIn(bia.email, other)), other).not.toBe('nothing');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 365 * 86_400_000 });
    expect((await logIn(bia.email, given)).user?.id).toBe(bia.id);
    vi.useRealTimers();
  });

  test('several accounts at once get no password', async () => {
    const data = { password: 'outra-senha-de-teste' };
    const change = payload.update({ collection, where: { id: { exists: true } }, data });
    expect(await reasonOf(change)).toBe('Mude a senha de uma conta de cada vez.');
  });

  test('a new password ends every session but the one that chose it', async () => {
    const [here, elsewhere] = [await logIn(bia.email), await logIn(bia.email)];
    const user = await whoIs(here.token);
    await asUser(user, bia.id, { password: 'outra-senha-de-teste', currentPassword: password });
    expect((await whoIs(here.token))?.id).toBe(bia.id);
    expect(await whoIs(elsewhere.token)).toBeNull();
    await asUser(ana, bia.id, { password });
    expect(await whoIs(here.token)).toBeNull();
  });

  test('a password chosen through a mailed link ends every session', async () => {
    const before = await logIn(bia.email);
    const token = await payload.forgotPassword({ collection, data: { email: bia.email } });
    const data = { token, password: 'outra-senha-de-teste' };
    const after = await payload.resetPassword({ collection, data, overrideAccess: true });
    expect(await whoIs(before.token)).toBeNull();
    expect((await whoIs(after.token))?.id).toBe(bia.id);
  });
});
