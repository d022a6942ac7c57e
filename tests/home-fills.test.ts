// Long because all tests share one database, which takes seconds to make.
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listStalePicks } from '../cms/home/stale-picks.ts';
import type { Home } from '../cms/payload-types.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** The home page without anybody's hand: picks leave by themselves, the agenda takes their places. */
const now = new Date('2025-05-12T12:00:00-03:00');
const endOf = (day: string) => new Date(`${day}T23:59:00-03:00`);

const { payload, close } = await openOwnDatabase('home-fills');
afterAll(close);
const { readHome } = await import('../content/home.ts');

beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
});

const idOf = async (collection: CollectionSlug, slug: string) => {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 });
  return docs[0]?.id as number;
};
const write = (data: Partial<Home>) => payload.updateGlobal({ slug: 'home', data });
const titlesOn = async (moment: Date) =>
  (await readHome(moment)).nextEvents.map(({ title }) => title);
const featuredOn = async (moment: Date) =>
  (await readHome(moment)).featured.map(({ title }) => title);
const handwritten = {
  day: 20,
  month: 'Mai',
  year: 2025,
  title: 'Escrito à mão',
  place: 'Praça',
};

test('the sample pins the specification’s three, whatever the day', async () => {
  const three = ['Corrida na Orla', 'Campeonato de Natação', 'Quinta Feliz - Dança Sênior'];
  expect(await titlesOn(now)).toEqual(three);
  expect(await titlesOn(endOf('2030-01-01'))).toEqual(three);
  // That one is over is said when nothing lies ahead, and not before.
  const saying = async (moment: Date) =>
    (await readHome(moment)).nextEvents.map(({ saysOver }) => saysOver);
  expect(await saying(endOf('2025-06-29'))).toEqual([false, false, false]);
  expect(await saying(endOf('2030-01-01'))).toEqual([true, true, true]);
  expect(await listStalePicks(payload, now)).toEqual([]);
  expect(await listStalePicks(payload, endOf('2025-06-16'))).toEqual([
    {
      block: 'Próximos Eventos',
      title: 'Corrida na Orla',
      path: '/agenda/corrida-na-orla',
      why: 'Já passou, mas está fixado',
      until: undefined,
    },
  ]);
});

describe('not pinned', () => {
  beforeEach(async () => {
    await write({ pinNextEvents: false, nextEvents: [], featured: [] });
  });

  test('without picks the agenda fills the card, and what follows the highlights', async () => {
    const { nextEvents, featured } = await readHome(now);
    expect(nextEvents.map(({ day, month, title }) => `${day} ${month} ${title}`)).toEqual([
      '15 Mai Quinta Feliz',
      '24 Mai Copa das Arenas: abertura regional',
      '31 Mai Sábado no Parque',
    ]);
    expect(nextEvents[0]?.link).toBe('/agenda/quinta-feliz');
    const links = new Set(nextEvents.map(({ link }) => link));
    expect(featured.some(({ link }) => links.has(link))).toBe(false);
    expect(await titlesOn(endOf('2031-01-01'))).toEqual([]);
  });

  test('a day written by hand leaves after it', async () => {
    await write({ nextEvents: [handwritten] });
    expect(await titlesOn(now)).toEqual([
      'Quinta Feliz',
      'Escrito à mão',
      'Copa das Arenas: abertura regional',
    ]);
    expect(await titlesOn(endOf('2025-05-21'))).not.toContain('Escrito à mão');
    expect((await listStalePicks(payload, endOf('2025-05-21')))[0]?.why).toBe('Já passou');
  });

  test('an event is shown once, until it is over, off or withdrawn', async () => {
    const event = await idOf('events', 'sabado-no-parque');
    await write({ nextEvents: [{ event }] });
    expect(await titlesOn(now)).toEqual([
      'Quinta Feliz',
      'Copa das Arenas: abertura regional',
      'Sábado no Parque',
    ]);
    expect(await titlesOn(endOf('2025-06-01'))).not.toContain('Sábado no Parque');
    await payload.update({ collection: 'events', id: event, data: { situation: 'cancelado' } });
    expect(await titlesOn(now)).not.toContain('Sábado no Parque');
    expect((await listStalePicks(payload, now))[0]).toMatchObject({
      title: 'Sábado no Parque',
      path: '/agenda/sabado-no-parque',
      why: 'Foi adiado ou cancelado',
    });
    const data = { situation: 'confirmado', _status: 'draft' } as const;
    await payload.update({ collection: 'events', id: event, data });
    expect(await titlesOn(now)).not.toContain('Sábado no Parque');
    expect((await listStalePicks(payload, now))[0]).toMatchObject({
      path: undefined,
      why: 'Não está publicado',
    });
    await payload.update({ collection: 'events', id: event, data: { _status: 'published' } });
  });

  test('highlights by reference, each until its moment', async () => {
    const news = await idOf('news', 'corrida-na-orla-abre-inscricoes');
    const program = await idOf('programs', 'quinta-feliz');
    const until = '2025-05-13T15:00:00.000Z';
    await write({
      featured: [
        { pick: { relationTo: 'news', value: news }, until },
        { pick: { relationTo: 'programs', value: program } },
      ],
    });
    const { featured } = await readHome(now);
    expect(featured[0]).toMatchObject({ link: '/noticias/corrida-na-orla-abre-inscricoes' });
    expect(featured[1]?.facts.map(({ kind }) => kind)).toEqual(['calendar', 'place']);
    expect((await featuredOn(new Date(until))).at(0)).toBe('Quinta Feliz');
    expect(await listStalePicks(payload, new Date(until))).toMatchObject([
      { block: 'Destaques', why: 'O prazo acabou em 13/05/2025', until },
    ]);
  });

  test('an article is no highlight before its own moment', async () => {
    const news = await idOf('news', 'corrida-na-orla-abre-inscricoes');
    await write({ featured: [{ pick: { relationTo: 'news', value: news } }] });
    expect(JSON.stringify(await readHome(new Date(0)))).not.toContain('corrida-na-orla-abre');
  });
});

test('an athlete is shown until the moment that an editor gave', async () => {
  const [iracema, davi] = await Promise.all(
    ['iracema-picanco', 'davi-lobato'].map((slug) => idOf('athletes', slug)),
  );
  const until = '2025-05-13T15:00:00.000Z';
  await write({ athletes: [{ athlete: iracema as number, until }, { athlete: davi as number }] });
  const namesOn = async (moment: Date) => (await readHome(moment)).athletes.map(({ slug }) => slug);
  expect(await namesOn(now)).toEqual(['iracema-picanco', 'davi-lobato']);
  expect(await namesOn(new Date(until))).toEqual(['davi-lobato']);
  expect(await listStalePicks(payload, new Date(until))).toContainEqual(
    expect.objectContaining({ block: 'Atletas em destaque', why: 'O prazo acabou em 13/05/2025' }),
  );
});

test('an athlete that only versions name can be deleted', async () => {
  const { docs } = await payload.find({ collection: 'athletes', limit: 1, depth: 0 });
  const athlete = docs[0]?.id ?? 0;
  await write({ athletes: [{ athlete }] });
  await write({ athletes: [] });
  await payload.delete({ collection: 'athletes', id: athlete });
  expect(
    await payload.count({ collection: 'athletes', where: { id: { equals: athlete } } }),
  ).toEqual({ totalDocs: 0 });
});

test('a row says an event or is written by hand', async () => {
  await expect(write({ nextEvents: [{ day: 3, month: 'Mai' }] })).rejects.toThrow(/Título/);
});

test('the head: the specification’s unless an editor writes another', async () => {
  expect((await readHome(now)).hero).toMatchObject({
    lines: ['Esporte e Lazer', 'para todos', 'os amapaenses'],
    poster: 'corrida',
  });
  await write({ hero: { title: 'Verão\nno rio', lead: 'Vem.', poster: 'canoagem' } });
  expect((await readHome(now)).hero).toEqual({
    lines: ['Verão', 'no rio'],
    lead: 'Vem.',
    poster: 'canoagem',
  });
});
