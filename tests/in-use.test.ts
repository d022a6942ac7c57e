import type { CollectionSlug } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { News } from '../cms/payload-types.ts';
import { madeByBlock, paragraph, savedText } from './support/every-block.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** B2: what is in use can't be deleted, and a relation that is missing anyway breaks no page. */
const { payload, close } = await openOwnDatabase('in-use');
afterAll(close);

beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: true, frozenNow: undefined }, () => {});
});
const idOf = async (collection: CollectionSlug, slug: string) => {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 });
  return docs[0]?.id as number;
};
const deleting = (collection: CollectionSlug, id: number) =>
  payload.delete({ collection, id }).then(
    () => 'deleted',
    (error: Error) => error.message,
  );
const upload = async () => {
  const create = { width: 8, height: 8, channels: 3, background: '#148a50' } as const;
  const data = await sharp({ create }).png().toBuffer();
  const file = { name: 'foto.png', mimetype: 'image/png', data, size: data.length };
  return payload.create({ collection: 'media', data: { alt: 'Uma foto.' }, file });
};

describe('B2: deleting is refused, and says who uses it', () => {
  test('a municipality: its events and its places', async () => {
    const answer = await deleting('municipalities', await idOf('municipalities', 'macapa'));
    expect(answer).toMatch(/^Está em uso e não pode ser apagado\. Troque ou retire antes em: /);
    expect(answer).toMatch(/Agenda de eventos \(“[^”]+”, “[^”]+”, “[^”]+” e mais \d+\)/);
    expect(answer).toMatch(/Lugares para praticar \(“/);
    expect(await idOf('municipalities', 'macapa')).toBeDefined();
  });

  test('a program: its events', async () => {
    expect(await deleting('programs', await idOf('programs', 'quinta-feliz'))).toContain(
      'Agenda de eventos (“Quinta Feliz',
    );
  });

  test('an athlete and an event of the home page', async () => {
    const { athletes, nextEvents } = await payload.findGlobal({ slug: 'home', depth: 0 });
    expect(await deleting('athletes', athletes?.[0]?.athlete as number)).toContain(
      'Página inicial',
    );
    const event = await idOf('events', 'quinta-feliz');
    const [first] = nextEvents ?? [];
    if (!first) throw new Error('The sample has no next events.');
    const data = { nextEvents: [{ ...first, event }] };
    await payload.updateGlobal({ slug: 'home', data });
    expect(await deleting('events', event)).toContain('Página inicial');
  });

  test('a photograph that only a draft shows, until it shows it no more', async () => {
    const { id: photo } = await upload();
    const id = await idOf('news', 'corrida-na-orla-abre-inscricoes');
    await payload.update({ collection: 'news', id, data: { photo }, draft: true });
    expect(await deleting('media', photo)).toMatch(/Notícias \(“[^”]+”\)\.$/);
    await payload.update({ collection: 'news', id, data: { photo: null }, draft: true });
    expect(await deleting('media', photo)).toBe('deleted');
  });

  test('what a text shows in a block, and what only a draft of it shows', async () => {
    const { id: photo } = await upload();
    const program = await idOf('programs', 'copa-arenas');
    const card = { relationTo: 'programs', value: program };
    const blocks = madeByBlock({ photo, document: 0, card });
    const id = await idOf('news', 'corrida-na-orla-abre-inscricoes');
    const write = (body: object, draft: boolean) =>
      payload.update({ collection: 'news', id, data: { body } as Partial<News>, draft });
    await write(savedText([blocks.photo, blocks.card]), false);
    expect(await deleting('media', photo)).toMatch(/Notícias \(“[^”]+”\)\.$/);
    expect(await deleting('programs', program)).toContain('Notícias (“');
    await write(savedText([paragraph()]), false);
    await write(savedText([blocks.gallery]), true);
    expect(await deleting('media', photo)).toMatch(/Notícias \(“[^”]+”\)\.$/);
    await write(savedText([paragraph()]), true);
    expect(await deleting('media', photo)).toBe('deleted');
  });

  test('what nobody uses goes', async () => {
    const data = { name: 'Atlântida', ibge: '0', latitude: 0, longitude: 0 };
    const { id } = await payload.create({ collection: 'municipalities', data });
    expect(await deleting('municipalities', id)).toBe('deleted');
  });
});

test('B2: a municipality that is missing all the same breaks no reader', async () => {
  const collection = 'municipalities';
  await payload.db.deleteOne({ collection, where: { slug: { equals: 'macapa' } } });
  const { listEvents, listEventPlaces } = await import('../content/events.ts');
  const { listPlaces } = await import('../content/places.ts');
  const { search } = await import('../content/search.ts');
  const events = await listEvents({});
  expect(events.filter(({ municipality }) => municipality.slug === '').length).toBeGreaterThan(0);
  expect(events.every(({ municipality }) => municipality.name !== '')).toBe(true);
  expect((await listEventPlaces()).map(({ slug }) => slug)).not.toContain('');
  expect((await listPlaces()).map(({ municipality }) => municipality)).not.toContain('');
  const words = { words: 'corrida', kind: undefined, page: 1 };
  const found = await search(words, new Date('2025-05-12T12:00:00Z'));
  expect(JSON.stringify(found)).toContain('Corrida');
});
