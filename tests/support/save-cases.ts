// Long because the cases of both databases share the accounts and the two forms.
import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import { type Base, baseOf } from '../../cms/saves/base.ts';
import { askRest } from './ask-rest.ts';
import { openOwnDatabase } from './own-database.ts';

type Doc = Record<string, unknown>;
interface Conflict {
  by: string;
  at: string;
  values: Record<string, unknown>;
  choices: { path: string; label: string; mine: string; theirs: string }[];
}

const password = 'senha-de-teste-longa';
const paragraph = (text: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: null },
    children: [
      {
        ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: null, textFormat: 0 },
        children: [
          { type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 },
        ],
      },
    ],
  },
});

/**
 * Two people on one text, by the requests that their forms send, on either database.
 * Long because the cases share the accounts and the two forms.
 */
export async function saveCases(name: string, databaseUrl = '') {
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload } = own;
  const ask = askRest(payload);
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  await payload.updateGlobal({
    slug: 'institution',
    data: { about: 'Somos', mission: 'Servir', vision: 'Ver', values: ['Um'] },
  });
  const account = async (who: string, role: 'editor' | 'admin') => {
    const email = `${who}@exemplo.ap.gov.br`;
    const data = { name: who, email, password, role };
    await payload.create({ collection: 'users', data });
    const { headers } = await ask('POST', '/users/login', { body: { email, password } });
    return /payload-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  };
  const [ana, rui] = [await account('Ana', 'admin'), await account('Rui', 'admin')];

  const open = async (path: string, token: string): Promise<Doc> =>
    (await ask<Doc>('GET', `${path}?draft=true&depth=0`, { token })).body;
  /** As a form: all of its fields, and what they are based on. */
  const save = (
    path: string,
    form: Doc,
    changes: object,
    { token, base = baseOf(form), query = '?draft=true&autosave=true&depth=0' }: Saving,
  ) =>
    ask<{ doc?: Doc; result?: Doc; errors?: { data?: { errors?: { message: string }[] } }[] }>(
      path.startsWith('/globals') ? 'POST' : 'PATCH',
      path + query,
      { token, body: { ...form, ...changes, ...(base && { _base: base }) } },
    );
  interface Saving {
    token: string;
    base?: Base | null;
    query?: string;
  }
  const conflictIn = (answer: Awaited<ReturnType<typeof save>>): Conflict =>
    JSON.parse(answer.body.errors?.[0]?.data?.errors?.[0]?.message ?? '{}');
  const create = async (collection: CollectionSlug, data: object): Promise<string> => {
    const made = await payload.create({ collection, data: data as never, draft: true });
    return `/${collection}/${made.id}`;
  };
  let made = 0;
  const title = () => `Um título ${++made}`;
  const template = { name: 'Um modelo', subject: 'Um assunto', text: 'Um texto' };
  const newsPath = () =>
    create('news', { title: title(), excerpt: 'Um resumo', body: paragraph('Um texto.') });
  const versionsOf = async (path: string) => {
    const { docs } = await payload.findVersions({
      collection: 'news',
      where: { parent: { equals: Number(path.split('/')[2]) } },
      sort: '-createdAt',
    });
    return (docs as ((typeof docs)[number] & { autosave?: boolean })[]).map(
      ({ version, autosave }) => ({
        by: version.lastEditor,
        title: version.title,
        excerpt: version.excerpt,
        text: JSON.stringify(version.body).match(/"text":"([^"]*)"/)?.[1],
        autosave: Boolean(autosave),
      }),
    );
  };

  const kinds: [kind: string, make: () => Promise<string>, one: string, other: string][] = [
    ['news', newsPath, 'title', 'excerpt'],
    ['an event', () => create('events', { title: title() }), 'title', 'description'],
    ['a service', () => create('services', { title: title() }), 'title', 'summary'],
    ['a global', async () => '/globals/institution', 'about', 'mission'],
    ['what has no drafts', () => create('message-templates', template), 'name', 'subject'],
  ];
  test.each(kinds)(
    'on %s two people who change different fields both keep their text',
    async (_, make, one, other) => {
      const path = await make();
      const [form, colleague] = [await open(path, ana), await open(path, rui)];
      expect((await save(path, colleague, { [other]: 'De Rui' }, { token: rui })).status).toBe(200);
      const saved = await save(path, form, { [one]: 'De Ana' }, { token: ana });
      expect(saved.status, saved.reason).toBe(200);
      expect(await open(path, ana)).toMatchObject({ [one]: 'De Ana', [other]: 'De Rui' });
      const answer = saved.body.doc ?? saved.body.result;
      expect(answer).toMatchObject({ [one]: 'De Ana', [other]: 'De Rui' });
      expect(answer?._taken).toContain(other);
    },
  );

  test.each(kinds)(
    'on %s a save over a colleague’s newer text is refused with both texts',
    async (_, make, one) => {
      const path = await make();
      const [form, colleague] = [await open(path, ana), await open(path, rui)];
      expect((await save(path, colleague, { [one]: 'Rui diz' }, { token: rui })).status).toBe(200);
      const refused = await save(path, form, { [one]: 'Ana diz' }, { token: ana });
      expect(refused.status).toBe(409);
      expect(refused.reason).toMatch(/^Não foi salvo\. Rui mudou “.+” em .+ às \d\dh\d\d\.$/);
      const newest = await open(path, ana);
      expect(newest[one]).toBe('Rui diz');
      const conflict = conflictIn(refused);
      expect(conflict).toMatchObject({ by: 'Rui', at: newest.updatedAt });
      expect(conflict.values[one]).toBe('Rui diz');
      expect(conflict.choices).toMatchObject([{ path: one, mine: 'Ana diz', theirs: 'Rui diz' }]);
      // Whoever has seen the newer copy may write over it.
      const chosen = await save(path, newest, { [one]: 'Ana diz' }, { token: ana });
      expect(chosen.status).toBe(200);
      expect((await open(path, rui))[one]).toBe('Ana diz');
    },
  );

  test.each(kinds)(
    'of two saves of one field of %s at the same moment one wins',
    async (_, make, one) => {
      const path = await make();
      const form = await open(path, ana);
      const answers = await Promise.all(
        [ana, rui, ana, rui].map((token, place) =>
          save(path, form, { [one]: `Texto ${place}` }, { token }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await open(path, ana))[one]).toBe(`Texto ${winner}`);
    },
  );

  test('saves of different fields at the same moment are all kept', async () => {
    const path = await newsPath();
    const form = await open(path, ana);
    const changes = { title: 'Outro', excerpt: 'Outro resumo', body: paragraph('Outro texto.') };
    const answers = await Promise.all(
      Object.entries(changes).map(([field, value]) =>
        save(path, form, { [field]: value }, { token: field === 'title' ? ana : rui }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await open(path, ana)).toMatchObject(changes);
  });

  test('fields of one group are apart, rows of one list and nodes of one text are not', async () => {
    const path = '/globals/institution';
    const before = await open(path, ana);
    await save(
      path,
      before,
      { secretary: { name: 'Lia', position: 'Secretária' } },
      { token: rui },
    );
    const [mine, theirs] = [await open(path, ana), await open(path, rui)];
    const secretaryOf = (doc: Doc, change: object) => ({
      secretary: { ...(doc.secretary as object), ...change },
    });
    await save(path, theirs, secretaryOf(theirs, { name: 'Lia Sá' }), { token: rui });
    const merged = await save(path, mine, secretaryOf(mine, { message: 'Olá.' }), { token: ana });
    expect(merged.status, merged.reason).toBe(200);
    expect((await open(path, ana)).secretary).toMatchObject({ name: 'Lia Sá', message: 'Olá.' });
    const older = await save(path, before, { secretary: { name: 'Eva' } }, { token: ana });
    expect(conflictIn(older).choices).toEqual([
      {
        path: 'secretary.name',
        label: 'Mensagem da secretária ou do secretário · Nome',
        mine: 'Eva',
        theirs: 'Lia Sá',
      },
    ]);

    const service = await create('services', { needs: [{ item: 'RG' }] });
    const [hers, his] = [await open(service, ana), await open(service, rui)];
    const [row] = hers.needs as object[];
    await save(service, his, { needs: [row, { item: 'CPF' }] }, { token: rui });
    const refused = await save(service, hers, { needs: [{ ...row, item: 'CNH' }] }, { token: ana });
    expect(conflictIn(refused).choices).toEqual([
      {
        path: 'needs',
        label: 'O que é preciso',
        mine: '1. O quê: CNH',
        theirs: '1. O quê: RG\n2. O quê: CPF',
      },
    ]);
  });

  test('what a colleague left in the draft is not published unseen', async () => {
    const path = await newsPath();
    await save(path, await open(path, rui), { category: 'lazer-e-recreacao' }, { token: rui });
    const [form, colleague] = [await open(path, ana), await open(path, rui)];
    await save(path, colleague, { excerpt: 'Um resumo em curso' }, { token: rui });
    const publish = (doc: Doc) =>
      save(path, doc, { _status: 'published' }, { token: ana, query: '?depth=0' });
    const refused = await publish(form);
    expect(conflictIn(refused).choices.map(({ label }) => label)).toEqual(['Resumo']);
    expect((await publish(await open(path, ana))).status).toBe(200);
  });

  test('a version begins when the person changes, and the colleague’s stays as it was', async () => {
    const path = await newsPath();
    const type = async (token: string, changes: object) => {
      const { status, reason } = await save(path, await open(path, token), changes, { token });
      expect(status, reason).toBe(200);
    };
    await type(ana, { title: 'De Ana' });
    await type(ana, { title: 'De Ana, inteiro', body: paragraph('Um texto de Ana.') });
    await type(rui, { title: 'De Rui' });
    await type(rui, { title: 'De Rui, inteiro', excerpt: 'Curto' });
    await type(ana, { excerpt: 'Mais curto' });
    const text = 'Um texto de Ana.';
    expect((await versionsOf(path)).slice(0, 3)).toEqual([
      { by: 'Ana', title: 'De Rui, inteiro', excerpt: 'Mais curto', text, autosave: true },
      { by: 'Rui', title: 'De Rui, inteiro', excerpt: 'Curto', text, autosave: false },
      { by: 'Ana', title: 'De Ana, inteiro', excerpt: 'Um resumo', text, autosave: false },
    ]);
    expect(await versionsOf(path)).toHaveLength(4);
  });

  test('a request that names no copy writes what it sends, and one that names nonsense is refused', async () => {
    const path = await newsPath();
    const form = await open(path, ana);
    await save(path, form, { title: 'De Rui' }, { token: rui });
    const plain = await save(path, form, { title: 'De um programa' }, { token: ana, base: null });
    expect(plain.status).toBe(200);
    expect((await open(path, ana)).title).toBe('De um programa');
    const nonsense = await save(path, form, {}, { token: ana, base: 'ontem' as never });
    expect(nonsense.status).toBe(400);
  });

  return own;
}
