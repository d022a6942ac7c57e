import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';
import { createAccounts, type Role, rowMaker } from './support/role-cases.ts';

/** Where something is used is told to those who write; what they may not read, only by number. */
const { payload, close } = await openOwnDatabase('uses');
afterAll(close);
const { usesEndpoint, replaceEndpoint } = await import('../cms/uses/uses-endpoints.ts');
const { findUses } = await import('../cms/uses/find-uses.ts');
const { readableUses } = await import('../cms/uses/readable-uses.ts');
const { refuseUsed } = await import('../cms/hooks/refuse-if-in-use.ts');
const accounts = await createAccounts(payload);
const create = rowMaker(payload, (_, row) => row);
const service = await create('services');
const signUp = await create('sign-ups', { title: 'Inscrição da copa', service });
await create('entries', { signUp });
await create('entry-notices', { signUp, kind: 'mudanca', subject: 'A copa mudou' });
await create('entry-notices', { signUp, kind: 'mensagem', subject: 'Falta um documento' });

async function call(
  { handler }: typeof usesEndpoint,
  user: TypedUser | null,
  params: Record<string, string>,
  ids = String(service),
) {
  const req = await createLocalReq({}, payload);
  const json = async () => ({ by: service });
  Object.assign(req, { user, routeParams: params, query: { ids }, json });
  try {
    return (await (await handler(req as PayloadRequest)).json()) as unknown;
  } catch (error) {
    return (error as Error).message;
  }
}
const requestOf = async (role: Role) =>
  Object.assign(await createLocalReq({}, payload), { user: accounts[role] });
const ask = (role: Role, of: string, ids?: string) =>
  call(usesEndpoint, accounts[role], { of }, ids);

test.each(['autor', 'editor', 'admin'] as const)('%s: how often, and by name', async (role) => {
  expect(await ask(role, 'services')).toEqual({
    uses: [
      {
        ...{ id: service, count: 1 },
        first: [expect.objectContaining({ in: 'sign-ups', title: 'Inscrição da copa' })],
      },
    ],
  });
});

const change = 'A copa mudou';
const message = 'Falta um documento';
test.each([
  ['autor', []],
  ['editor', [change]],
  ['inscricoes', ['entries', change, message]],
  ['admin', ['entries', change]],
] as const)('%s: only what the account may read is named', async (role, named) => {
  const req = await requestOf(role);
  const uses = await findUses('sign-ups', [signUp], req);
  expect(uses).toHaveLength(3);
  const known = await readableUses(uses, req);
  expect(known.map((use) => (use.in === 'entries' ? use.in : use.title)).toSorted()).toEqual(
    [...named].toSorted(),
  );
});

test.each(['ninguém', 'atendimento', 'inscricoes'] as const)('%s: nothing', async (role) => {
  expect(await ask(role, 'services')).toBe('Só quem edita pode ver isto.');
});

test.each([
  ...[['users'], ['sign-ups'], ['constructor'], ['services', '1,x'], ['services', '1.5']],
  ...[
    ['services', '-1'],
    ['services', ''],
  ],
])('%j is no question', async (of, ids) => {
  expect(await ask('admin', of, ids)).toBe('O pedido está incompleto.');
});

test('what may not be read is not named by a refusal either', async () => {
  const refusal = async (role: Role) =>
    refuseUsed('sign-ups', signUp, await requestOf(role)).catch((error: Error) => error.message);
  expect(await refusal('editor')).toMatch(
    /em: Mensagens a inscritos \(“A copa mudou”\); 2 lugares que você não vê\.$/,
  );
  expect(await refusal('admin')).toMatch(/Inscrições recebidas \(“.+1 lugar que você não vê\.$/);
  // Our own code has no account, and is told all.
  expect(await refusal('ninguém')).not.toContain('não vê');
});

test('what is replaced is named by a whole number', async () => {
  const editor = accounts.editor;
  const replace = (id: string) => call(replaceEndpoint, editor, { of: 'services', id });
  expect(await replace('1e0')).toBe('O pedido está incompleto.');
  expect(await replace(String(service))).toBe('Escolha outro para entrar no lugar.');
});
