import type { PayloadRequest } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { News, User } from '../cms/payload-types.ts';
import { askRest } from './support/ask-rest.ts';
import { openOwnDatabase } from './support/own-database.ts';

/**
 * An author's requests, over the addresses that the admin calls: nothing public comes of any of them.
 * Long because all tests share one database, which takes seconds to make.
 */
const { payload, close } = await openOwnDatabase('authors');
afterAll(close);
const { schedulesOf } = await import('../cms/schedules/schedule-function.ts');
const rest = askRest(payload);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });

const password = 'rede-chuva-lua-42';
const tokenOf = async (role: User['role']) => {
  const email = `${role}@exemplo.ap.gov.br`;
  await payload.create({
    collection: 'users',
    data: { name: `Conta ${role}`, email, password, role },
  });
  const { token, user } = await payload.login({ collection: 'users', data: { email, password } });
  return { token: String(token), user };
};
const editor = await tokenOf('editor');
const author = await tokenOf('autor');
const words =
  'Autores só salvam rascunhos. Peça a um editor para publicar, agendar ou retirar do site.';

const story = {
  ...{ title: 'Antes', excerpt: 'Resumo.', category: 'lazer-e-recreacao' },
  date: '2025-05-12T12:00:00.000Z',
};
let id: number;

const ask = (method: string, path: string, body?: object, { token } = author) =>
  rest<{ doc: News; docs: { id: number }[]; errors?: unknown[] }>(method, `/news${path}`, {
    token,
    ...(body && { body }),
  });
const publicTitle = async () => (await payload.findByID({ collection: 'news', id })).title;

beforeEach(async () => {
  await payload.delete({ collection: 'news', where: {} });
  const made = await ask('POST', '', { ...story, _status: 'published' }, editor);
  expect(made.status, made.reason).toBe(201);
  id = made.body.doc.id;
});

test('an author writes a draft, also on top of what is published', async () => {
  const made = await ask('POST', '?draft=true', { title: 'Minha' });
  expect(made.body.doc._status).toBe('draft');
  expect((await ask('PATCH', `/${id}?draft=true`, { title: 'Depois' })).status).toBe(200);
  expect(await publicTitle()).toBe('Antes');
  const draft = await payload.findByID({ collection: 'news', id, draft: true });
  expect(draft.title).toBe('Depois');
  expect(draft._status).toBe('draft');
});

test('an editor publishes what the author wrote', async () => {
  await ask('PATCH', `/${id}?draft=true`, { title: 'Depois' });
  const done = await ask('PATCH', `/${id}`, { title: 'Depois', _status: 'published' }, editor);
  expect(done.status).toBe(200);
  expect(await publicTitle()).toBe('Depois');
});

const published = { title: 'Depois', _status: 'published' };
test.each([
  ['publishing a new one', 'POST', '', { ...story, ...published }],
  ['publishing as a draft', 'POST', '?draft=true', { ...story, ...published }],
  ['publishing a change', 'PATCH', '/ID', published],
  ['publishing a change as a draft', 'PATCH', '/ID?draft=true', published],
  ['a change without a word on drafts', 'PATCH', '/ID', { title: 'Depois' }],
  ['withdrawing', 'PATCH', '/ID', { _status: 'draft' }],
  ['many at once', 'PATCH', '?where[id][exists]=true', published],
  ['withdrawing many', 'PATCH', '?where[id][exists]=true', { _status: 'draft' }],
  ['withdrawing by a parameter', 'PATCH', '/ID?draft=true&unpublishAllLocales=true', {}],
  ['publishing by a parameter', 'PATCH', '/ID?draft=true&publishAllLocales=true', {}],
  ['publishing in a language', 'PATCH', '/ID?draft=true&publishSpecificLocale=pt', {}],
  [
    ...['withdrawing many by a parameter', 'PATCH'],
    ...['?where[id][exists]=true&draft=true&unpublishAllLocales=true', {}],
  ] as [string, string, string, object],
  ['a copy that is no draft', 'POST', '/ID/duplicate?draft=false', { _status: 'published' }],
])('%s is refused', async (_, method, path, body) => {
  const answer = await ask(method, path.replace('ID', String(id)), body);
  expect(answer.status).toBe(403);
  expect(answer.reason).toBe(words);
  const { docs } = await payload.find({ collection: 'news', where: {} });
  expect(docs.map(({ title, _status }) => [title, _status])).toEqual([['Antes', 'published']]);
});

test('a copy is a draft', async () => {
  const copy = await ask('POST', `/${id}/duplicate`, {});
  expect(copy.status, copy.reason).toBeLessThan(300);
  expect(copy.body.doc._status).toBe('draft');
});

test('a version comes back as a draft only', async () => {
  await ask('PATCH', `/${id}`, published, editor);
  const { docs } = await payload.findVersions({
    collection: 'news',
    where: { 'version.title': { equals: 'Antes' } },
  });
  const version = `/versions/${docs[0]?.id}`;
  expect((await ask('POST', version)).reason).toBe(words);
  expect((await ask('POST', `${version}?draft=true`)).status).toBe(200);
  expect(await publicTitle()).toBe('Depois');
});

test('nothing is deleted', async () => {
  expect((await ask('DELETE', `/${id}`)).status).toBe(403);
  expect((await ask('DELETE', '?where[id][exists]=true')).status).toBe(403);
  expect(await publicTitle()).toBe('Antes');
});

test('nothing is scheduled, and no schedule taken back', async () => {
  const schedule = (more: object) =>
    schedulesOf({
      ...{ collection: 'news', id, req: { payload, user: author.user } as PayloadRequest },
      ...more,
    } as never);
  const typed = '01/01/2090 08:00';
  for (const more of [
    { add: { type: 'publish', typed } },
    { add: { type: 'unpublish', typed } },
    { remove: 1 },
  ])
    expect(await schedule(more)).toEqual({
      schedules: [],
      error: 'Esta conta não pode publicar nem agendar.',
    });
  // The content system's clock may have queued the nightly look at links meanwhile.
  const where = { taskSlug: { equals: 'schedulePublish' } };
  expect((await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0);
});

test('what a demoted editor had scheduled is not published', async () => {
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'unpublish',
      doc: { relationTo: 'news', value: id },
      user: { relationTo: 'users', value: author.user?.id },
    } as never,
  });
  await payload.jobs.run({ silent: true });
  expect(await publicTitle()).toBe('Antes');
  expect((await payload.findByID({ collection: 'news', id }))._status).toBe('published');
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
});

test('the form offers an author no publishing', async () => {
  const asks = async ({ token }: typeof author) => {
    const given = { token, body: { _status: 'published' } };
    const { body } = await rest<{ update?: boolean }>('POST', `/news/access/${id}`, given);
    return Boolean(body.update);
  };
  expect(await asks(author)).toBe(false);
  expect(await asks(editor)).toBe(true);
});

test('no request runs jobs or reads them', async () => {
  for (const path of ['run', 'handle-schedules'])
    expect((await rest('GET', `/payload-jobs/${path}`, editor)).status).toBe(401);
  expect((await rest('GET', '/payload-jobs', editor)).status).toBe(403);
});
