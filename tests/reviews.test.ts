import type { CollectionSlug } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { News, User } from '../cms/payload-types.ts';
import { askRest } from './support/ask-rest.ts';
import { readMails } from './support/mails.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** An author asks for a review, over the addresses that the form calls; editors publish or give back. */
const { payload, close } = await openOwnDatabase('reviews');
afterAll(close);
const { newestDrafts } = await import('../cms/desk/drafts.ts');
const { readCounts } = await import('../cms/nav/read-counts.ts');
const { getAccessResults } = await import('payload');
const rest = askRest(payload);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });

const password = 'rede-chuva-lua-42';
async function enter(role: User['role'], name = `Conta ${role}`) {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@exemplo.ap.gov.br`;
  await payload.create({ collection: 'users', data: { name, email, password, role } });
  const { token } = await payload.login({ collection: 'users', data: { email, password } });
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } });
  const user = { ...(docs[0] as User), collection: 'users' } as const;
  return { token: String(token), user };
}
type Person = Awaited<ReturnType<typeof enter>>;
const admin = await enter('admin');
const editor = await enter('editor', 'Ana Editora');
await enter('editor', 'Bia Editora');
const author = await enter('autor', 'Rui Lima');
const other = await enter('autor', 'Eva Lima');
const attendant = await enter('atendimento');

const empty = (collection: CollectionSlug) => payload.db.deleteMany({ collection, where: {} });
let id: number;
beforeEach(async () => {
  for (const one of ['news', 'outgoing-mails', 'review-requests'] as const) await empty(one);
  const { body } = await rest<{ doc: News }>('POST', '/news?draft=true', {
    token: author.token,
    body: { title: 'Canoístas do Jari' },
  });
  id = body.doc.id;
});

const ask = ({ token }: Person, note = '', verb = 'ask') =>
  rest('POST', `/reviews/${verb}`, { token, body: { collection: 'news', id, note } });
const stored = async () => (await payload.find({ collection: 'review-requests' })).docs;
const mails = () => readMails(payload);
const publish = () =>
  payload.update({
    ...{ collection: 'news', id, user: editor.user, overrideAccess: false },
    data: {
      ...{ excerpt: 'Resumo.', category: 'lazer-e-recreacao', _status: 'published' },
      date: '2025-05-12T12:00:00.000Z',
    },
  });
const heard = async ({ user }: Person) => {
  const permissions = await getAccessResults({ req: { payload, user } as never });
  return (await readCounts({ payload, user }, permissions)).drafts?.words;
};

test('asking tells each editor once, however often it is sent', async () => {
  expect((await ask(author, 'Confira a data.')).status).toBe(200);
  expect((await ask(author, 'De novo.')).status).toBe(200);
  expect(await stored()).toMatchObject([
    { list: 'news', document: id, state: 'pedida', askedBy: 'Rui Lima', note: 'Confira a data.' },
  ]);
  const written = await mails();
  expect(written.map(({ to }) => to).sort()).toEqual([
    'ana-editora@exemplo.ap.gov.br',
    'bia-editora@exemplo.ap.gov.br',
  ]);
  expect(written[0]?.text).toContain('Confira a data.');
  expect(written[0]?.text).toContain(`/admin/collections/news/${id}`);
});

test('it stands first on the desks of editors, and in their navigation', async () => {
  await ask(author, 'Confira a data.');
  const { others, waiting } = await newestDrafts({ payload, user: editor.user });
  expect(others[0]).toMatchObject({
    title: 'Canoístas do Jari',
    review: 'Rui Lima pede revisão: “Confira a data.”',
  });
  expect(waiting).toBe(1);
  expect(await heard(editor)).toBe('1 rascunho pede revisão');
  expect(await heard(admin)).toBe('1 rascunho pede revisão');
  for (const person of [author, other, attendant]) expect(await heard(person)).toBeUndefined();
});

test('an editor gives it back, the author sees why and asks again', async () => {
  await ask(author);
  expect((await ask(editor, '', 'return')).reason).toContain('Escreva o que falta');
  expect((await ask(editor, 'Falta o resumo.', 'return')).status).toBe(200);
  expect(await stored()).toMatchObject([{ state: 'devolvida', returnedBy: 'Ana Editora' }]);
  expect(await heard(author)).toBe('1 rascunho devolvido');
  expect(await heard(other)).toBeUndefined();
  expect(await heard(editor)).toBeUndefined();
  const { mine } = await newestDrafts({ payload, user: author.user });
  expect(mine[0]?.review).toBe('Devolvido por Ana Editora: “Falta o resumo.”');
  await ask(author, 'Agora sim.');
  expect(await stored()).toMatchObject([{ state: 'pedida', note: 'Agora sim.' }]);
  expect(await mails()).toHaveLength(4);
});

test('publishing clears it, and so does the bin', async () => {
  await ask(author);
  await publish();
  expect(await stored()).toEqual([]);
  await payload.update({ collection: 'news', id, draft: true, data: { title: 'Outra vez' } });
  await ask(author);
  expect(await stored()).toHaveLength(1);
  await payload.update({
    collection: 'news',
    id,
    data: { deletedAt: new Date().toISOString() },
  });
  expect(await stored()).toEqual([]);
});

test('nobody else asks or gives back, and only for a draft', async () => {
  expect((await ask(editor)).status).toBe(403);
  expect((await ask(attendant)).status).toBe(403);
  await ask(author);
  expect((await ask(other, 'Falta tudo.', 'return')).status).toBe(403);
  await publish();
  expect((await ask(author)).reason).toContain('Não há nada por publicar');
  const wrong = { collection: 'users', id: 1, note: '' };
  expect((await rest('POST', '/reviews/ask', { token: author.token, body: wrong })).status).toBe(
    400,
  );
  expect(await mails()).toHaveLength(2);
});
