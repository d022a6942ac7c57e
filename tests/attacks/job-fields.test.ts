// Long because it is one walk: every collection and global, every field that a job decides by, every role.
import type { CollectionSlug, GlobalSlug } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { askRest } from '../support/ask-rest.ts';
import { bodyOf, type JobField, jobFields, longAgo, writtenIn } from '../support/job-fields.ts';
import { openOwnDatabase } from '../support/own-database.ts';
import { type Role, roles, rowMaker } from '../support/role-cases.ts';

const { payload, close } = await openOwnDatabase('job-fields');
afterAll(close);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
const { sealEntry } = await import('../../cms/entries/sealed-entry.ts');
const { runHousekeeping } = await import('../../content/housekeeping.ts');
const ask = askRest(payload);

const tokens = new Map<Role, string>();
// The first account becomes an administrator's.
for (const role of roles.toReversed()) {
  if (role === 'ninguém') continue;
  const account = { email: `${role}@exemplo.ap.gov.br`, password: 'rede-chuva-lua-42' };
  await payload.create({ collection: 'users', data: { ...account, name: role, role } });
  const { body } = await ask<{ token: string }>('POST', '/users/login', { body: account });
  tokens.set(role, body.token);
}
const as = (role: Role, method: string, path: string, body: object) => {
  const token = tokens.get(role);
  return ask<{ doc?: { id: number }; docs?: object[] }>(method, path, {
    body,
    ...(token && { token }),
  });
};

const nothing = { team: '', quota: '', name: '', email: '', phone: '', cpf: '', people: [] };
let made = 0;
const createRow = rowMaker(payload, (collection, row) => {
  made += 1;
  switch (collection) {
    case 'entries':
      return { sealed: sealEntry(String(row.keyHash), nothing) };
    case 'sign-ups':
      return { quotas: [{ id: `${made}`, category: 'Livre', places: 1 }], answerDays: 7 };
    case 'payload-kv':
      return { data: {} };
    case 'payload-locked-documents':
      return { user: { relationTo: 'users', value: 1 } };
    case 'outgoing-mails':
      return { state: 'falhou' };
    case 'redirects':
      return { from: `/${row.from}`, to: '/agenda' };
    default:
      return {};
  }
});

/** What a request must bring so that a row is made. */
async function complete(collection: CollectionSlug): Promise<object> {
  made += 1;
  switch (collection) {
    case 'sign-ups':
      return {
        ...{ title: 'Um formulário', service: await createRow('services'), kind: 'pessoa' },
        ...{ quotas: [{ category: 'Livre', places: 1 }], deleteOn: '2999-01-01T15:00:00Z' },
      };
    case 'entry-notices': {
      const signUp = await createRow('sign-ups');
      return { signUp, scope: 'situacao', toState: 'aceita', subject: 'Aviso', text: 'Um aviso.' };
    }
    case 'newsletter-editions':
      return { subject: 'Uma edição', body: 'Um texto.' };
    case 'message-templates':
      return { name: `Modelo ${made}`, subject: 'Aviso', text: 'Um aviso.' };
    case 'municipalities':
      return { name: `Cidade ${made}`, ibge: `${made}`, latitude: 0, longitude: 0 };
    case 'redirects':
      return { from: `/curto-${made}`, to: '/agenda' };
    case 'users':
      return {
        name: 'Novo',
        email: `novo-${made}@exemplo.ap.gov.br`,
        password: 'lua-rede-chuva-7',
      };
    case 'payload-locked-documents':
      return { user: { relationTo: 'users', value: 1 } };
    default:
      return {};
  }
}

/** In the row and in each of its versions. */
async function written(collection: CollectionSlug, id: number, fields: JobField[]) {
  const row = await payload.db.findOne({ collection, where: { id: { equals: id } } });
  const of = { collection, where: { parent: { equals: id } }, pagination: false } as const;
  const isKept = Boolean(payload.collections[collection].config.versions);
  const { docs } = isKept ? await payload.db.findVersions<object>(of) : { docs: [] };
  return [row, ...docs.map(({ version }) => version)].flatMap((one) => writtenIn(one, fields));
}

/** What a change must bring so that it is not refused for another reason. */
const beside: Partial<Record<CollectionSlug, object>> = {
  'entry-notices': { subject: 'Aviso', text: 'Um aviso.' },
  'outgoing-mails': { state: 'esperando' },
};

/** Tries all requests that write, with each role; returns what was written, and how they were answered. */
async function attack(collection: CollectionSlug, fields: JobField[]) {
  const isDraft = Boolean(payload.collections[collection].config.versions?.drafts);
  const found: string[] = [];
  const answers = { POST: new Map<number, string>(), PATCH: new Map<number, string>() };
  const attackAs = async (role: Role, id: number, query: string) => {
    const send = async (method: 'POST' | 'PATCH', path: string, body: object) => {
      const {
        status,
        reason = '',
        body: got,
      } = await as(role, method, `/${collection}${path}`, body);
      // Of many at once it says 200 though none was changed.
      if (got.docs?.length !== 0) answers[method].set(status, reason);
      for (const field of await written(collection, got.doc?.id ?? id, fields))
        found.push(`${role}: ${method} ${query} ${field}`);
      return status;
    };
    const change = (part: JobField[]) => ({ ...beside[collection], ...bodyOf(part) });
    await send('POST', `?${query}`, { ...(await complete(collection)), ...bodyOf(fields) });
    if (isRefused(await send('PATCH', `/${id}?${query}`, change(fields)))) return;
    if (query.includes('autosave')) return;
    await send('PATCH', `?where[id][equals]=${id}&${query}`, change(fields));
    for (const field of fields) await send('PATCH', `/${id}?${query}`, change([field]));
  };
  const queries = isDraft ? ['', 'draft=true', 'draft=true&autosave=true'] : [''];
  for (const role of roles) {
    const id = await createRow(collection, isDraft ? { _status: 'draft' } : {});
    for (const query of queries) await attackAs(role, id, query);
  }
  return { found, answers };
}

/** Not let in, not found, or no such address at all. */
const isRefused = (status: number) => [401, 403, 404, 501].includes(status);

/** The bin is tried below: going there is a person's choice, since when is not. */
const isNotBin = ({ path }: JobField) => path !== 'deletedAt';

test.each(payload.config.collections.map(({ slug }) => slug as CollectionSlug))(
  'no role writes what a job decides by into %s',
  async (collection) => {
    const { flattenedFields, upload } = payload.collections[collection].config;
    const fields = jobFields(collection, flattenedFields).filter(isNotBin);
    const { found, answers } = await attack(collection, fields);
    expect(found).toEqual([]);
    // Otherwise it held for a reason that has nothing to do with these fields.
    for (const [method, seen] of Object.entries(answers)) {
      const open = [...seen.keys()].filter((status) => !isRefused(status));
      if (open.length > 0 && !(upload && method === 'POST'))
        expect(Math.min(...open), `${method} ${[...seen.values()]}`).toBeLessThan(300);
    }
  },
);

test.each(payload.config.globals.map(({ slug }) => slug as GlobalSlug))(
  'no role writes what a job decides by into the global %s',
  async (slug) => {
    const { flattenedFields = [] } = payload.config.globals.find((one) => one.slug === slug) ?? {};
    const fields = jobFields(slug, flattenedFields);
    for (const role of roles) {
      await as(role, 'POST', `/globals/${slug}`, bodyOf(fields));
      for (const field of fields) await as(role, 'POST', `/globals/${slug}`, bodyOf([field]));
      expect(writtenIn(await payload.db.findGlobal({ slug }), fields), role).toEqual([]);
    }
  },
);

test('messages stay after an attendant dates all of them before the term of their deletion', async () => {
  const id = await createRow('contact-messages');
  const many = '/contact-messages?where[id][exists]=true';
  const { body } = await as('atendimento', 'PATCH', many, { createdAt: longAgo });
  expect(body.docs?.length).toBeGreaterThan(0);
  await runHousekeeping(new Date(), (error) => expect.fail(String(error)));
  expect(await payload.findByID({ collection: 'contact-messages', id })).toMatchObject({ id });
});

test('an editor can not have entries deleted, or kept for ever, by the day that their form names', async () => {
  const signUp = await createRow('sign-ups');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const move = async (deleteOn: string) =>
    (await as('editor', 'PATCH', `/sign-ups/${signUp}`, { deleteOn })).status;
  expect(await move(inDays(1))).toBe(200);
  await createRow('entries', { signUp });
  for (const day of [longAgo, inDays(2), inDays(29), inDays(800)])
    expect(await move(day)).toBe(400);
  for (const day of [inDays(31), inDays(700)]) expect(await move(day)).toBe(200);
});

test('since when something is in the bin is told by the portal, also of what is there already', async () => {
  const id = await createRow('news', { _status: 'draft' });
  const before = new Date().toISOString();
  const binnedAt = async (deletedAt: string | null) => {
    const path = `/news/${id}?trash=true`;
    const { status } = await as('editor', 'PATCH', path, { deletedAt });
    expect(status).toBe(200);
    return String((await payload.findByID({ collection: 'news', id, trash: true })).deletedAt);
  };
  const since = await binnedAt(longAgo);
  expect(since >= before && since <= new Date().toISOString(), since).toBe(true);
  expect(await binnedAt('2999-01-01T00:00:00.000Z')).toBe(since);
  expect(await binnedAt(null)).toBe('null');
});

test('a version that is restored leaves the document as old as it is', async () => {
  const data = { title: 'Primeira', _status: 'draft', createdAt: '2024-03-01T12:00:00.000Z' };
  const { id } = await payload.create({ collection: 'news', data: data as never, draft: true });
  await as('editor', 'PATCH', `/news/${id}?draft=true`, { title: 'Segunda' });
  const { docs } = await payload.findVersions({
    collection: 'news',
    where: { parent: { equals: id } },
  });
  const first = docs.find(({ version }) => version.title === 'Primeira');
  const { status } = await as('editor', 'POST', `/news/versions/${first?.id}?draft=true`, {});
  expect(status).toBe(200);
  const restored = await payload.findByID({ collection: 'news', id, draft: true });
  expect(restored).toMatchObject({ title: 'Primeira', createdAt: data.createdAt });
});
