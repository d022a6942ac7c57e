// Long because all tests share one database, which takes seconds to make.
import type { CollectionSlug, PayloadRequest } from 'payload';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { roleNames } from '../cms/accounts/role-names.ts';
import type { SecondFactor, User } from '../cms/payload-types.ts';
import { codeAt, stepAt } from '../lib/totp.ts';
import { askRest } from './support/ask-rest.ts';
import { openOwnDatabase } from './support/own-database.ts';

/**
 * The second factor, over the addresses that the admin calls, as it is by default: whoever opens personal data must have it.
 */
process.env.SECOND_FACTOR = '';
const { payload, folder, close } = await openOwnDatabase('second-factor');
afterAll(close);
afterAll(() => vi.useRealTimers());
const ask = askRest(payload);
const { addressPlaces } = await import('../content/deletion.ts');
const { isDemandedOf } = await import('../cms/accounts/second-factor.ts');
const { removeSecondFactor } = await import('../content/remove-second-factor.ts');
const { settings } = await import('../cms/settings.ts');
const { changePersonalKey } = await import('../content/change-personal-key.ts');

const collection = 'users';
const password = 'rede-chuva-lua-42';
const admin = { email: 'ana@exemplo.ap.gov.br', password };
const editor = { email: 'bia@exemplo.ap.gov.br', password };

interface Answer {
  token?: string;
  recoveryCodes?: string[];
  errors?: { data?: { step?: string; secret?: string; ticket?: string } }[];
}
const logIn = (body: object) => ask<Answer>('POST', '/users/login', { body });
const stepOf = ({ body }: Awaited<ReturnType<typeof logIn>>) => body.errors?.[0]?.data;
const whoIs = async (token: string | undefined) =>
  (await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user;

/** Half a minute later: the next code. */
const pass = (seconds = 30) => vi.setSystemTime(Date.now() + seconds * 1000);
const codeNow = (secret = '') => codeAt(secret, stepAt(new Date()));

/** Signs in for the first time and sets the factor up, as the form does. */
async function setUp(account: typeof admin) {
  const first = stepOf(await logIn(account));
  const { secret = '', ticket } = first ?? {};
  const { body } = await logIn({ ...account, ticket, code: codeNow(secret) });
  pass();
  return { secret, token: body.token, recoveryCodes: body.recoveryCodes ?? [] };
}
const create = (name: string, role: User['role'], { email } = admin) =>
  payload.create({ collection, data: { name, email, password, role } });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  pass(3600);
  settings.secondFactor = 'personal-data';
  for (const emptied of ['second-factors', collection, 'post-counts', 'audit-notes'] as const)
    await payload.db.deleteMany({ collection: emptied, where: {} });
  await create('Ana', 'admin');
  await create('Bia', 'editor', editor);
});

describe('an administrator without one', () => {
  test('gets no session, but a key to set it up with; its first code lets them in', async () => {
    const answer = await logIn(admin);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.reason).toContain('Configure o seu');
    const { step, secret, ticket } = stepOf(answer) ?? {};
    expect(step).toBe('set-up');
    expect((await logIn({ ...admin, ticket, code: '000000' })).reason).toContain('não confere');
    expect((await payload.count({ collection: 'second-factors' })).totalDocs).toBe(0);
    const done = await logIn({ ...admin, ticket, code: codeNow(secret) });
    expect(done.status, done.reason).toBe(200);
    expect((await whoIs(done.body.token))?.email).toBe(admin.email);
    expect(done.body.recoveryCodes).toHaveLength(10);
  });

  test('can’t use another’s ticket, nor one of a quarter of an hour ago', async () => {
    const { secret, ticket } = stepOf(await logIn(admin)) ?? {};
    await create('Caio', 'admin', { email: 'caio@exemplo.ap.gov.br', password });
    const other = { email: 'caio@exemplo.ap.gov.br', password };
    expect((await logIn({ ...other, ticket, code: codeNow(secret) })).status).toBe(401);
    pass(15 * 60);
    expect((await logIn({ ...admin, ticket, code: codeNow(secret) })).status).toBe(401);
  });

  test('is not let in by making the first account, but may then set it up', async () => {
    await payload.db.deleteMany({ collection, where: {} });
    const body = { name: 'Ana', ...admin };
    const made = await ask<Answer>('POST', '/users/first-register', { body });
    expect(made.status, made.reason).toBe(200);
    expect(await whoIs(made.body.token)).toBeNull();
    expect(await whoIs((await setUp(admin)).token)).not.toBeNull();
  });

  test('loses open sessions when the role is given to them', async () => {
    const { token } = (await logIn(editor)).body;
    expect(await whoIs(token)).not.toBeNull();
    const bia = { email: { equals: editor.email } };
    await payload.update({ collection, where: bia, data: { role: 'admin' } });
    expect(await whoIs(token)).toBeNull();
  });
});

describe('who must have one', () => {
  const roles = Object.keys(roleNames) as NonNullable<User['role']>[];
  const demanded = () => roles.filter((role) => isDemandedOf({ role }));

  test('is by default whoever the rules of access let open what citizens send', async () => {
    const slugs = [...Object.keys(addressPlaces), 'entries', 'personal-looks'] as CollectionSlug[];
    const opens = async (role: User['role']) => {
      const req = { payload, user: { id: 9, role, collection } } as unknown as PayloadRequest;
      const answers = slugs.map((slug) => payload.collections[slug].config.access.read({ req }));
      return (await Promise.all(answers)).some(Boolean);
    };
    const openers: string[] = [];
    for (const role of roles) if (await opens(role)) openers.push(role);
    expect(openers).toEqual(['atendimento', 'inscricoes', 'admin']);
    expect(demanded()).toEqual(openers);
  });

  test('can be narrowed to administrators, or lifted', () => {
    settings.secondFactor = 'admins';
    expect(demanded()).toEqual(['admin']);
    settings.secondFactor = 'optional';
    expect(demanded()).toEqual([]);
  });

  test.each(['atendimento', 'inscricoes'] as const)(
    '%s: an account from before is led to set it up, and its old session is not prolonged',
    async (role) => {
      settings.secondFactor = 'admins';
      const account = { email: 'davi@exemplo.ap.gov.br', password };
      await create('Davi', role, account);
      const { token = '' } = (await logIn(account)).body;
      settings.secondFactor = 'personal-data';
      const refresh = await ask('POST', '/users/refresh-token', { token });
      expect(refresh.reason).toContain('Configure o seu');
      expect(stepOf(await logIn(account))?.step).toBe('set-up');
      const { token: next } = await setUp(account);
      expect((await whoIs(next))?.email).toBe(account.email);
    },
  );
});

test('with SECOND_FACTOR=all nobody gets a session without one', async () => {
  settings.secondFactor = 'all';
  expect(stepOf(await logIn(editor))?.step).toBe('set-up');
  const { token, secret } = await setUp(editor);
  const body = { password, code: codeNow(secret) };
  const off = await ask('POST', '/users/second-factor/remove', { token: token ?? '', body });
  expect(off.reason).toContain('é exigido');
});

describe('whoever has one', () => {
  test('needs a code at each login, and none counts twice', async () => {
    const { secret } = await setUp(admin);
    expect(stepOf(await logIn(admin))).toEqual({ step: 'code' });
    const code = codeNow(secret);
    const both = await Promise.all([logIn({ ...admin, code }), logIn({ ...admin, code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await logIn({ ...admin, code })).status).toBe(401);
    pass();
    expect((await logIn({ ...admin, code: codeNow(secret) })).status).toBe(200);
  });

  test('is not asked for it before the password is right', async () => {
    await setUp(admin);
    const wrong = await logIn({ ...admin, password: 'outra-coisa-qualquer' });
    expect(stepOf(wrong)).toBeUndefined();
  });

  test('is locked out by wrong codes, also for the right one', async () => {
    const { secret } = await setUp(admin);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await logIn({ ...admin, code: '000000' })).status).toBe(401);
    expect((await logIn({ ...admin, code: codeNow(secret) })).reason).toContain(
      'Tentativas demais',
    );
    const { docs } = await payload.find({
      collection: 'audit-notes',
      where: { action: { equals: 'bloqueio' } },
    });
    expect(docs.map(({ what }) => what)).toEqual([`Conta ${admin.email}: bloqueio de 10 minutos`]);
  });

  test('gets in with a recovery code, each of them once, however it is typed', async () => {
    const { recoveryCodes } = await setUp(admin);
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    expect((await logIn({ ...admin, code: typed })).status).toBe(200);
    expect((await logIn({ ...admin, code: first })).status).toBe(401);
    expect((await logIn({ ...admin, code: second })).status).toBe(200);
  });

  test('keeps neither key nor codes readable in the database', async () => {
    const { secret, recoveryCodes } = await setUp(admin);
    const kept = JSON.stringify(await payload.db.find({ collection: 'second-factors', where: {} }));
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('still has it after the key of the portal is changed', async () => {
    const { secret } = await setUp(admin);
    expect(await changePersonalKey(folder)).toBe(1);
    expect((await logIn({ ...admin, code: codeNow(secret) })).status).toBe(200);
  });
});

describe('a new password by mail', () => {
  const next = 'outra-lua-na-rede';
  const tokenOf = (email: string) => payload.forgotPassword({ collection, data: { email } });
  const reset = (body: object) => ask<Answer>('POST', '/users/reset-password', { body });

  test('asks for the code, and is not set without it', async () => {
    const { secret } = await setUp(admin);
    const token = await tokenOf(admin.email);
    const asked = await reset({ token, password: next });
    expect(stepOf(asked)).toEqual({ step: 'code' });
    expect((await reset({ token, password: next, code: '000000' })).status).toBe(401);
    expect(stepOf(await logIn(admin))).toEqual({ step: 'code' });
    const done = await reset({ token, password: next, code: codeNow(secret) });
    expect(done.status, done.reason).toBe(200);
    expect(await whoIs(done.body.token)).not.toBeNull();
  });

  test('counts wrong codes toward the lock', async () => {
    const { secret } = await setUp(admin);
    const token = await tokenOf(admin.email);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await reset({ token, password: next, code: '000000' })).status).toBe(401);
    const late = await reset({ token, password: next, code: codeNow(secret) });
    expect(late.reason).toContain('Tentativas demais');
  });

  test('lets no administrator in who has not set it up', async () => {
    const token = await tokenOf(admin.email);
    const done = await reset({ token, password: next });
    expect(done.status, done.reason).toBe(200);
    expect(await whoIs(done.body.token)).toBeNull();
    expect(stepOf(await logIn({ ...admin, password: next }))?.step).toBe('set-up');
  });
});

describe('on the page of one’s account', () => {
  const call = <Body = Record<string, never>>(token: string | undefined, path: string, body = {}) =>
    ask<Body>('POST', `/users/second-factor/${path}`, { ...(token && { token }), body });

  async function turnOn() {
    const { token } = (await logIn(editor)).body;
    const begun = await call<{ secret: string; ticket: string }>(token, 'begin', { password });
    const { secret, ticket } = begun.body;
    const done = await call<{ recoveryCodes: string[] }>(token, 'finish', {
      ...{ ticket, code: codeNow(secret) },
    });
    expect(done.status, done.reason).toBe(200);
    pass();
    return { token, secret, recoveryCodes: done.body.recoveryCodes };
  }

  test('everybody may turn it on, with their password', async () => {
    const { token } = (await logIn(editor)).body;
    expect((await call(token, 'begin', { password: 'errada' })).reason).toBe(
      'A senha não confere.',
    );
    expect((await call(undefined, 'begin', { password })).status).toBe(401);
    await turnOn();
    expect(stepOf(await logIn(editor))).toEqual({ step: 'code' });
    expect((await call(token, 'begin', { password })).reason).toContain('já está ligado');
  });

  test('and off, with password and code; administrators can’t', async () => {
    const { token, secret } = await turnOn();
    const code = () => codeNow(secret);
    expect((await call(token, 'remove', { password: 'errada', code: code() })).status).toBe(400);
    expect((await call(token, 'remove', { password, code: '000000' })).status).toBe(400);
    expect((await call(token, 'remove', { password, code: code() })).status).toBe(200);
    expect((await logIn(editor)).status).toBe(200);
    const chief = await setUp(admin);
    const answer = await call(chief.token, 'remove', { password, code: codeNow(chief.secret) });
    expect(answer.reason).toContain('é exigido');
  });

  test('new recovery codes end the old ones', async () => {
    const { token, secret, recoveryCodes } = await turnOn();
    const made = await call<{ recoveryCodes: string[] }>(token, 'recovery', {
      ...{ password, code: codeNow(secret) },
    });
    expect(made.body.recoveryCodes).toHaveLength(10);
    expect((await logIn({ ...editor, code: recoveryCodes[0] })).status).toBe(401);
    expect((await logIn({ ...editor, code: made.body.recoveryCodes[0] })).status).toBe(200);
  });

  test('guesses of password and code there count toward the lock of the login', async () => {
    const { token } = await turnOn();
    for (let guess = 0; guess < 5; guess += 1)
      await call(token, 'remove', { password: 'errada', code: '000000' });
    expect((await logIn(editor)).reason).toContain('Tentativas demais');
  });
});

describe('an administrator, for others', () => {
  test('takes away the factor of who lost the phone, and their sessions, and it is noted', async () => {
    const chief = await setUp(admin);
    await payload.update({
      ...{ collection, where: { email: { equals: editor.email } }, data: { role: 'admin' } },
    });
    const bia = await setUp(editor);
    const { docs } = await payload.find({ collection: 'second-factors', depth: 1 });
    const of = (email: string) => docs.find(({ account }) => (account as User).email === email)?.id;
    const remove = (id: number | undefined) =>
      ask('DELETE', `/second-factors/${id}`, { token: chief.token ?? '' });
    expect((await remove(of(admin.email))).status).toBe(403);
    expect((await remove(of(editor.email))).status).toBe(200);
    expect(await whoIs(bia.token)).toBeNull();
    expect(stepOf(await logIn(editor))?.step).toBe('set-up');
    const notes = await payload.find({ collection: 'audit-notes', pagination: false });
    expect(notes.docs.map(({ what }) => what)).toContain(
      `Removeu o segundo fator de Bia (${editor.email})`,
    );
  });

  test('whoever has the server takes it away by a command, which is noted', async () => {
    const { token } = await setUp(admin);
    expect(await removeSecondFactor(editor.email)).toBe(false);
    expect(await removeSecondFactor(' ANA@exemplo.ap.gov.br')).toBe(true);
    expect(await whoIs(token)).toBeNull();
    expect(stepOf(await logIn(admin))?.step).toBe('set-up');
    const { docs } = await payload.find({ collection: 'audit-notes', pagination: false });
    expect(docs.map(({ who }) => who)).toContain('Comando no servidor');
  });

  test('nobody reads keys and codes by request', async () => {
    const { token = '' } = await setUp(admin);
    const { body } = await ask<{ docs: SecondFactor[] }>('GET', '/second-factors', { token });
    expect(body.docs).toHaveLength(1);
    expect(Object.keys(body.docs[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/secret|recovery|lastStep/)]),
    );
  });

  test('a deleted account takes its factor along', async () => {
    const { token } = (await logIn(editor)).body;
    expect(token).toBeTruthy();
    await setUp(admin);
    await create('Caio', 'admin', { email: 'caio@exemplo.ap.gov.br', password });
    await payload.delete({ collection, where: { email: { equals: admin.email } } });
    expect((await payload.count({ collection: 'second-factors' })).totalDocs).toBe(0);
  });
});
