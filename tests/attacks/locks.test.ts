import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { askRest } from '../support/ask-rest.ts';
import { openOwnDatabase } from '../support/own-database.ts';
import { signedIn } from '../support/role-tokens.ts';

/** A lock on a document keeps others from editing it: only who may edit it has one, in their own name. */
const { payload, close } = await openOwnDatabase('locks');
afterAll(close);
const { withLockRule } = await import('../../cms/presence/lock-rule.ts');
const rest = askRest(payload);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });

const [editor, author, attendant, admin] = [
  await signedIn(payload, 'editor'),
  await signedIn(payload, 'autor'),
  await signedIn(payload, 'atendimento'),
  await signedIn(payload, 'admin'),
];
const { id: news } = await payload.db.create({
  collection: 'news',
  data: { title: 'Notícia', _status: 'published' },
});
const locks = 'payload-locked-documents';
type Account = typeof editor;

const onNews = { document: { relationTo: 'news', value: news } };
const nameOf = ({ id }: Account) => ({ user: { relationTo: 'users', value: id } });
const ask = (method: string, path: string, { token }: Account, body?: object) =>
  rest<{ doc?: { id: number }; docs?: unknown[]; totalDocs?: number }>(
    method,
    `/${locks}${path}`,
    body ? { token, body } : { token },
  );
const create = async (body: object, by: Account) => (await ask('POST', '', by, body)).status;
const lockOf = async (owner: Account): Promise<number> => {
  const data = { ...onNews, ...nameOf(owner) };
  return Number((await payload.db.create({ collection: locks, data })).id);
};
const owners = async () => {
  const { docs } = await payload.db.find<{ user: { value: number } }>({ collection: locks });
  return docs.map(({ user }) => user.value);
};

beforeEach(() => payload.db.deleteMany({ collection: locks, where: {} }));

test('who may edit a document locks it, in their own name', async () => {
  expect(await create({ ...onNews, ...nameOf(editor) }, editor)).toBe(201);
  expect(await create({ ...onNews, ...nameOf(author) }, author)).toBe(201);
  expect(await create({ globalSlug: 'home', ...nameOf(editor) }, editor)).toBe(201);
  expect(await owners()).toEqual([editor.id, author.id, editor.id]);
});

test.each([
  ['an article that one may not edit', onNews, attendant, attendant],
  ['in the name of a colleague', onNews, editor, author],
  ['an account', { document: { relationTo: 'users', value: admin.id } }, attendant, attendant],
  ['a global that one may not edit', { globalSlug: 'home' }, author, author],
  ['both at once', { ...onNews, globalSlug: 'home' }, author, author],
  ['nothing', {}, editor, editor],
])('no lock on %s', async (_, on, name, by) => {
  expect(await create({ ...on, ...nameOf(name) }, by)).toBe(403);
  expect(await owners()).toEqual([]);
});

test('a lock is taken over in one’s own name, by who may edit the document', async () => {
  const id = await lockOf(editor);
  expect((await ask('PATCH', `/${id}`, author, nameOf(author))).status).toBe(200);
  expect((await ask('PATCH', `/${id}`, author, nameOf(editor))).status).toBe(403);
  expect((await ask('PATCH', `/${id}`, attendant, nameOf(attendant))).status).toBe(403);
  expect(await owners()).toEqual([author.id]);
});

test('a lock is not moved to another document, nor many at once', async () => {
  const id = await lockOf(author);
  const account = { document: { relationTo: 'users', value: admin.id } };
  expect((await ask('PATCH', `/${id}`, author, { ...account, ...nameOf(author) })).status).toBe(
    403,
  );
  const all = '?where[id][exists]=true';
  expect((await ask('PATCH', all, author, nameOf(author))).status).toBe(403);
});

test('one’s own lock is removed, no other', async () => {
  const id = await lockOf(editor);
  expect((await ask('DELETE', `/${id}`, attendant)).status).toBe(403);
  expect((await ask('DELETE', `/${id}`, author)).status).toBe(403);
  await ask('DELETE', '?where[id][exists]=true', author);
  expect(await owners()).toEqual([editor.id]);
  expect((await ask('DELETE', `/${id}`, editor)).status).toBe(200);
  expect(await owners()).toEqual([]);
});

test('who may not edit a document does not see who does', async () => {
  await lockOf(editor);
  expect((await ask('GET', '', author)).body.totalDocs).toBe(1);
  expect((await ask('GET', '', attendant)).body.totalDocs).toBe(0);
  expect((await rest('GET', `/${locks}`)).status).toBe(403);
});

test('an open form locks only what its reader may edit', async () => {
  const asked = async ({ id }: Account, what: object) => {
    const user = await payload.findByID({ collection: 'users', id });
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    const form = withLockRule(({ returnLockStatus }) => returnLockStatus);
    return form({ ...what, returnLockStatus: true, req: req as PayloadRequest } as never);
  };
  const article = { collectionSlug: 'news', id: news };
  expect(await asked(author, article)).toBe(true);
  expect(await asked(attendant, article)).toBe(false);
  expect(await asked(editor, { globalSlug: 'home' })).toBe(true);
  expect(await asked(author, { globalSlug: 'home' })).toBe(false);
  expect(await asked(attendant, { collectionSlug: 'users', id: admin.id })).toBe(false);
  expect(await asked(attendant, { collectionSlug: 'users', id: attendant.id })).toBe(true);
  // A new document has no number. Its rule asks the database which of them may be changed.
  expect(await asked(editor, { collectionSlug: 'newsletter-editions' })).toBe(false);
});
