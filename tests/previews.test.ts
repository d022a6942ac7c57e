import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../cms/payload-types.ts';
import { signPreview } from '../lib/preview-token.ts';
import { openOwnDatabase } from './support/own-database.ts';

const { payload, close } = await openOwnDatabase('previews');
afterAll(close);
const { linkSigner } = await import('../cms/link-signer.ts');
const { openPreview } = await import('../content/previews.ts');
const { readEvent } = await import('../content/events.ts');
const { readArticle } = await import('../content/articles.ts');

const now = new Date('2026-11-16T15:00:00Z');
let editor: User;
let town: number;
let event: number;

const account = (email: string, role: User['role']) =>
  payload.create({
    collection: 'users',
    data: {
      name: email,
      email: `${email}@exemplo.ap.gov.br`,
      password: 'senha-de-teste-longa',
      role,
    },
  });
const tokenOf = (id: number, { user = editor.id, collection = 'events', at = now } = {}) =>
  signPreview({ collection, id, user }, at, linkSigner.key);
async function shown(id: number) {
  const preview = await openPreview(tokenOf(id), now);
  if (!preview || preview === 'expired') throw new Error('There is no preview.');
  return preview;
}
const occasion = (title: string, more: object = {}) =>
  ({
    ...{ title, place: 'Orla', municipality: town, category: 'competicao', description: 'Corre.' },
    ...{ situation: 'confirmado', startsAt: '2025-08-10T11:00:00Z', startsAt_tz: 'America/Belem' },
    ...more,
  }) as never;

beforeAll(async () => {
  await payload.db.createGlobal({ slug: 'content-version', data: { value: 0 } });
  await account('adm', 'admin');
  editor = await account('editora', 'editor');
  const data = { name: 'Macapá', slug: 'macapa', latitude: 0, longitude: -51, ibge: '1600303' };
  town = (await payload.create({ collection: 'municipalities', data })).id;
  const created = await payload.create({
    collection: 'events',
    data: occasion('Corrida', { _status: 'published', internalNotes: 'Segredo' }),
  });
  event = created.id;
  await payload.update({
    collection: 'events',
    id: event,
    data: { title: 'Corrida noturna', slug: 'corrida-noturna' },
    draft: true,
  });
});

describe('a preview', () => {
  test('is the draft at the public address; without it the page is as it was', async () => {
    const { draft, path } = await shown(event);
    expect(path).toBe('/agenda/corrida');
    expect(await readEvent('corrida', draft)).toMatchObject({
      title: 'Corrida noturna',
      slug: 'corrida-noturna',
      municipality: { name: 'Macapá', slug: 'macapa' },
    });
    expect(await readEvent('corrida')).toMatchObject({ title: 'Corrida' });
    expect(await readEvent('corrida-noturna')).toBeUndefined();
  });

  test('shows what the draft points to only if that is public', async () => {
    const program = await payload.create({
      collection: 'programs',
      data: { title: 'Programa secreto', _status: 'draft' } as never,
      draft: true,
    });
    const { id } = await payload.create({
      collection: 'events',
      data: occasion('Com programa', { program: program.id, _status: 'draft' }),
      draft: true,
    });
    const { draft } = await shown(id);
    expect(JSON.stringify(await readEvent('', draft))).not.toContain('secreto');
  });

  test('of what has no address yet has one all the same', async () => {
    const { id } = await payload.create({
      collection: 'events',
      data: occasion('Sem endereço', { _status: 'draft' }),
      draft: true,
    });
    expect((await shown(id)).path).toBe('/agenda/sem-endereco');
  });

  test('of what is incomplete names what is missing, as the form does', async () => {
    const { id } = await payload.create({
      collection: 'events',
      data: { title: 'Só um título', _status: 'draft' } as never,
      draft: true,
    });
    expect((await shown(id)).draft.missing).toEqual([
      ...['Começa', 'Local', 'Município', 'Categoria', 'Descrição'],
    ]);
    expect((await shown(event)).draft.missing).toEqual([]);
  });

  test('of an article may be dated in the future', async () => {
    const { id } = await payload.create({
      collection: 'news',
      data: {
        ...{ title: 'Amanhã', category: 'lazer-e-recreacao', excerpt: 'Um resumo.' },
        ...{ date: '2030-01-01T12:00:00Z', date_tz: 'America/Belem', _status: 'draft' },
      } as never,
      draft: true,
    });
    const preview = await openPreview(tokenOf(id, { collection: 'news' }), now);
    const { draft } = preview as Exclude<typeof preview, 'expired' | undefined>;
    expect(await readArticle('amanha', now, draft)).toMatchObject({ title: 'Amanhã' });
  });
});

describe('there is no preview', () => {
  test('after an hour', async () => {
    const token = tokenOf(event);
    expect(await openPreview(token, new Date('2026-11-16T16:00:00Z'))).toBe('expired');
  });

  test('for accounts that are gone, and nothing but what is public for those who may not see drafts', async () => {
    const attendant = await account('atende', 'atendimento');
    const theirs = await openPreview(tokenOf(event, { user: attendant.id }), now);
    expect(theirs).toMatchObject({ draft: { document: { title: 'Corrida' } } });
    const gone = await account('sai', 'editor');
    const token = tokenOf(event, { user: gone.id });
    expect(await openPreview(token, now)).toBeDefined();
    await payload.delete({ collection: 'users', id: gone.id });
    expect(await openPreview(token, now)).toBeUndefined();
  });

  test('of what does not exist or has no page', async () => {
    expect(await openPreview(tokenOf(999_999), now)).toBeUndefined();
    expect(await openPreview(tokenOf(editor.id, { collection: 'users' }), now)).toBeUndefined();
    expect(await openPreview('events.1.1.1.x', now)).toBeUndefined();
  });
});
