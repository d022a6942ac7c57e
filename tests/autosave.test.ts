import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../cms/payload-types.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { createSignUp } from './support/signed-up.ts';

const { payload, close } = await openOwnDatabase('autosave');
afterAll(close);
const { forgetUntouchedDrafts } = await import('../content/forget-untouched.ts');

let ana: User;
let bia: User;
let town: number;
beforeAll(async () => {
  await payload.db.createGlobal({ slug: 'content-version', data: { value: 0 } });
  const account = (name: string) =>
    payload.create({
      collection: 'users',
      data: {
        name,
        email: `${name}@exemplo.ap.gov.br`,
        password: 'senha-de-teste-longa',
        role: 'editor',
      },
    });
  ana = await account('Ana');
  bia = await account('Bia');
  const data = { name: 'Macapá', slug: 'macapa', latitude: 0, longitude: -51, ibge: '1600303' };
  town = (await payload.create({ collection: 'municipalities', data })).id;
});

const collection = 'events';
const raised = async () => (await payload.findGlobal({ slug: 'content-version' })).value;
const versionsOf = async (id: number) =>
  (await payload.countVersions({ collection, where: { parent: { equals: id } } })).totalDocs;
const complete = (title: string) => ({
  ...{ title, place: 'Orla', municipality: town, category: 'competicao', description: 'Corre.' },
  ...{ situation: 'confirmado', startsAt: '2030-08-10T11:00:00Z', startsAt_tz: 'America/Belem' },
});
const as = (user: User) => ({
  user: { ...user, collection: 'users' as const },
  overrideAccess: false,
});
/** As the form does every two seconds. */
const autosave = (id: number, data: object, user = ana) =>
  payload.update({ collection, id, data: data as never, draft: true, autosave: true, ...as(user) });
const publish = (id: number, data: object = {}) =>
  payload.update({ collection, id, data: { ...data, _status: 'published' } as never, ...as(ana) });
const opened = async (slug: CollectionSlug = collection) =>
  (await payload.create({ collection: slug, data: {} as never, draft: true, ...as(ana) }))
    .id as number;

describe('a form that saves itself', () => {
  test('can be opened empty for every kind of document that has drafts', async () => {
    const kinds = payload.config.collections.filter(({ versions }) => versions?.drafts);
    expect(kinds.length).toBeGreaterThan(15);
    for (const { slug } of kinds) expect(await opened(slug as CollectionSlug)).toBeGreaterThan(0);
  });

  test('keeps one version for all of it, and refreshes no page', async () => {
    const id = await opened();
    const [before, number] = [await versionsOf(id), await raised()];
    for (const title of ['F', 'Fe', 'Festa']) await autosave(id, { title });
    expect(await versionsOf(id)).toBe(before + 1);
    await publish(id, complete('Festa'));
    expect(await raised()).toBe(number + 1);
    for (const title of ['Festa d', 'Festa do', 'Festa do rio']) await autosave(id, { title });
    expect(await raised()).toBe(number + 1);
    await payload.update({ collection, id, data: { _status: 'draft' }, ...as(ana) });
    expect(await raised()).toBe(number + 2);
  });

  test('leaves what is public as it is, with its address', async () => {
    const id = await opened();
    await publish(id, complete('Corrida da Orla'));
    await autosave(id, { title: 'Corrida noturna' });
    const stored = await payload.findByID({ collection, id });
    expect(stored).toMatchObject({ title: 'Corrida da Orla', slug: 'corrida-da-orla' });
    const { totalDocs } = await payload.count({ collection: 'former-addresses' });
    expect(totalDocs).toBe(0);
  });

  test('lets the address follow the title while it is typed, also where the form lags behind', async () => {
    const id = await opened();
    await autosave(id, { title: 'Jog', slug: null });
    await autosave(id, { title: 'Jogos', slug: 'jog' });
    // Typed while the answer was on its way: the form still has the address before the last.
    const saved = await autosave(id, { title: 'Jogos da Juventude', slug: 'jog' });
    expect(saved.slug).toBe('jogos-da-juventude');
    const byHand = await autosave(id, { title: 'Jogos da Juventude', slug: 'jogos' });
    expect(byHand.slug).toBe('jogos');
  });

  test('tells nobody who signed up until it is published', async () => {
    const id = await opened();
    await publish(id, complete('Travessia'));
    const form = await createSignUp(payload, 'travessia', 10);
    await payload.update({ collection: 'sign-ups', id: form, data: { event: id } as never });
    const notices = async () => (await payload.find({ collection: 'entry-notices' })).docs;
    await autosave(id, { startsAt: '2030-08-11T11:00:00Z' });
    expect(await notices()).toEqual([]);
    await publish(id);
    const [notice] = await notices();
    expect(notice).toBeDefined();
    await autosave(id, { place: 'Praça' });
    expect(await notices()).toEqual([notice]);
  });
});

describe('the author', () => {
  test('is who changed it last, in the document and in its versions', async () => {
    const id = await opened();
    await publish(id, complete('De Ana'));
    await autosave(id, { title: 'De Bia' }, bia);
    const { docs } = await payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      sort: '-updatedAt',
    });
    expect(docs.map(({ version }) => version.lastEditor)).toEqual(['Bia', 'Ana', 'Ana']);
  });

  test('can not be written by hand, and visitors never read it', async () => {
    const id = await opened();
    await publish(id, { ...complete('Sem dono'), lastEditor: 'Outra pessoa' });
    expect((await payload.findByID({ collection, id })).lastEditor).toBe('Ana');
    const seen = await payload.findByID({ collection, id, overrideAccess: false });
    expect(seen.lastEditor).toBeUndefined();
  });
});

test('drafts that were opened and never written are deleted after a day, and no others', async () => {
  const [untouched, written, published] = [await opened(), await opened(), await opened()];
  await autosave(written, { description: 'Sem título, mas começada.' });
  await publish(published, complete('Publicada'));
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const left = async () =>
    (
      await payload.find({ collection, where: { id: { in: [untouched, written, published] } } })
    ).docs
      .map(({ id }) => id)
      .sort();
  await forgetUntouchedDrafts(later(23));
  expect(await left()).toHaveLength(3);
  await forgetUntouchedDrafts(later(25));
  expect(await left()).toEqual([written, published].sort());
});
