import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../cms/payload-types.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** B15: what the admin says is what happens. */
const { payload, close } = await openOwnDatabase('editing');
afterAll(close);

let user: User;
beforeAll(async () => {
  await payload.db.createGlobal({ slug: 'content-version', data: { value: 0 } });
  const account = { name: 'Ana', email: 'ana@exemplo.ap.gov.br', password: 'uma-senha-de-teste' };
  user = await payload.create({ collection: 'users', data: { ...account, role: 'admin' } });
});
const collection = 'news';
const news = (title: string, more: object = {}) => ({
  title,
  date: '2025-05-12T12:00:00.000Z',
  date_tz: 'America/Belem' as const,
  category: 'lazer-e-recreacao' as const,
  excerpt: 'Um resumo.',
  ...more,
});

describe('B15: a duplicate', () => {
  test('gets an address of its own and follows its title until it is published', async () => {
    const original = await payload.create({
      collection,
      data: { ...news('Corrida na Orla'), _status: 'published' },
    });
    const copy = await payload.duplicate({ collection, id: original.id });
    expect(copy.slug).toBe('corrida-na-orla-2');
    const rename = (title: string, _status: 'draft' | 'published') =>
      payload.update({
        collection,
        id: copy.id,
        data: { title, _status, slug: copy.slug ?? null },
        draft: _status === 'draft',
      });
    expect((await rename('Natação na Orla', 'draft')).slug).toBe('natacao-na-orla');
  });

  test('of something with an address written by hand is made from the title', async () => {
    const data = { ...news('Volta do Meio do Mundo'), slug: 'volta', _status: 'draft' as const };
    const original = await payload.create({ collection, data, draft: true });
    expect(original.slug).toBe('volta');
    const copy = await payload.duplicate({ collection, id: original.id, draft: true });
    expect(copy.slug).toBe('volta-do-meio-do-mundo');
  });
});

test('the first free address is found, however many there are', async () => {
  const create = () =>
    payload.create({ collection, data: { ...news('Volta'), _status: 'draft' }, draft: true });
  const slugs: unknown[] = [];
  for (let count = 1; count <= 53; count += 1) slugs.push((await create()).slug);
  const numbered = Array.from({ length: 52 }, (_, index) => `volta-${index + 2}`);
  // The test before has one that was written by hand.
  expect(slugs).toEqual([...numbered, 'volta-54']);
});

describe('B15: scheduling', () => {
  const reasonFor = async (id: number, as: unknown = user) => {
    const { reasonNotToPublish } = await import('../cms/schedules/publishable.ts');
    return reasonNotToPublish({ collection, id }, { payload, user: as as User });
  };

  test('a draft that lacks something is refused, with the names of its fields', async () => {
    const data = { title: 'Só um título', category: null, _status: 'draft' };
    const draft = await payload.create({ collection, data: data as never, draft: true });
    expect(await reasonFor(draft.id)).toBe(
      'Não foi agendado. Preencha ou corrija antes: Categoria, Resumo.',
    );
  });

  test('a draft that is complete passes, and nothing of it shows yet', async () => {
    const data = { ...news('Completa'), _status: 'draft' as const };
    const draft = await payload.create({ collection, data, draft: true });
    const state = async () => [
      (await payload.findByID({ collection, id: draft.id }))._status,
      (await payload.countVersions({ collection })).totalDocs,
      (await payload.findGlobal({ slug: 'content-version' })).value,
    ];
    const before = await state();
    expect(await reasonFor(draft.id)).toBeUndefined();
    expect(await state()).toEqual(before);
    expect(before[0]).toBe('draft');
  });

  test('whoever may not publish may not schedule', async () => {
    const data = { ...news('De outra pessoa'), _status: 'draft' as const };
    const draft = await payload.create({ collection, data, draft: true });
    const attendant = { ...user, role: 'atendimento', collection: 'users' };
    expect(await reasonFor(draft.id, attendant)).toMatch(/^Não foi agendado: /);
  });
});

test('B15: a video’s address is taken, and its code is kept', async () => {
  const data = {
    title: 'Final',
    description: 'Um jogo.',
    category: 'futebol' as const,
    date: '2025-05-12T12:00:00.000Z',
    date_tz: 'America/Belem' as const,
    videoId: ' https://youtu.be/dQw4w9WgXcQ?si=abc ',
    _status: 'published' as const,
  };
  const made = await payload.create({ collection: 'recorded-broadcasts', data });
  expect(made.videoId).toBe('dQw4w9WgXcQ');
  const wrong = payload.create({
    collection: 'recorded-broadcasts',
    data: { ...data, videoId: 'https://vimeo.com/1' },
  });
  await expect(wrong).rejects.toThrow();
});
