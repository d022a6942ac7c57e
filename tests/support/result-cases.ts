// Long because all cases share one database, which takes seconds to make.
import type { RequiredDataFromCollectionSlug } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { groupTables } from '../../lib/group-tables.ts';
import { prepareDatabase } from '../../scripts/prepare-database.ts';
import { openOwnDatabase } from './own-database.ts';

const now = new Date('2025-05-12T12:00:00Z');
const cups = ['copa-das-arenas-2024-feminina', 'copa-das-arenas-2024-masculina'];

/**
 * What holds for results on either database.
 * Long because the cases share what the database is filled with.
 */
export async function resultCases(name: string, databaseUrl = '') {
  const own = await openOwnDatabase(name, databaseUrl);
  const { payload } = own;
  const { readCompetition } = await import('../../content/competitions.ts');
  const { listChampions } = await import('../../content/champions.ts');
  const { listFinals, listLastMatches, listMatches } = await import('../../content/matches.ts');
  const { listStateRecords } = await import('../../content/state-records.ts');
  const { listTownHeats } = await import('../../content/heats.ts');
  const { listTownMatches } = await import('../../content/town-matches.ts');

  beforeAll(() => prepareDatabase(payload, { sample: true, frozenNow: now }, () => {}));

  async function readCup(slug = cups[0] ?? '') {
    const cup = await readCompetition(slug);
    if (!cup) throw new Error('The sample has no cup.');
    return { cup, matches: await listMatches(cup.id) };
  }

  /** Of a round, who plays against whom. */
  const pairs = (matches: Awaited<ReturnType<typeof listMatches>>, stage: string) =>
    matches
      .filter((match) => match.stage === stage)
      .map(({ teams }) => teams.map((team) => team?.name).join(' × '));

  /** Enters what an editor would. */
  const enter = (id: number, data: object) =>
    payload.update({ collection: 'matches', id, data: { ...data, _status: 'published' } });

  async function findMatch(slug: string, stage: string, slot: number) {
    const { matches } = await readCup(slug);
    const found = matches.find((match) => match.stage === stage && match.slot === slot);
    if (!found) throw new Error(`There is no ${stage} ${slot}.`);
    return found;
  }

  test.each(cups)('%s: the bracket follows from the groups', async (slug) => {
    const { cup, matches } = await readCup(slug);
    expect(matches).toHaveLength(32);
    const through = groupTables(cup.rules, cup.groups, matches).flatMap(({ rows, group }) =>
      rows.slice(0, group.advance).map(({ team }) => team.name),
    );
    const quarters = matches.filter(({ stage }) => stage === 'quartas');
    const playing = quarters.flatMap(({ teams }) => teams.map((team) => team?.name ?? ''));
    expect(playing.sort()).toEqual(through.sort());
  });

  test('who enters a score says that the match is over; a correction says what was told before', async () => {
    const { cup } = await readCup();
    const [first, second] = cup.groups[0]?.teams ?? [];
    const data = {
      competition: cup.id,
      first: first?.id ?? 0,
      second: second?.id ?? 0,
      stage: 'grupos',
      slot: 4,
      state: 'agendado',
      startsAt: '2025-05-01T12:00:00Z',
      startsAt_tz: 'America/Belem',
      _status: 'published',
    } as const;
    const { id, title } = await payload.create({ collection: 'matches', data });
    expect(title).toBe('Macapá Norte × Porto Grande');
    expect(await enter(id, { firstScore: 2, secondScore: 1 })).toMatchObject({
      state: 'encerrado',
      correction: null,
    });
    expect(await enter(id, { firstScore: 2, secondScore: 2 })).toMatchObject({
      title: 'Macapá Norte 2 × 2 Porto Grande',
      correction: '2 × 1',
    });
    const [last] = await listTownMatches('macapa', 1);
    expect(last).toMatchObject({ id, correction: '2 × 1' });
    await payload.delete({ collection: 'matches', id });
  });

  test('a team of another competition is refused', async () => {
    const { cup, matches } = await readCup();
    const { docs } = await payload.find({ collection: 'municipalities', limit: 1 });
    const stranger = await payload.create({
      collection: 'teams',
      data: { name: 'De fora', municipality: docs[0]?.id ?? 0, _status: 'published' },
    });
    const [match] = matches;
    const change = enter(match?.id ?? 0, { first: stranger.id });
    await expect(change).rejects.toThrow(/Primeira equipe/);
    expect((await listMatches(cup.id))[0]?.teams).toEqual(match?.teams);
  });

  describe('winners move on by themselves', () => {
    const mens = cups[1] ?? '';

    test('through all rounds of the sample', async () => {
      const { matches } = await readCup(mens);
      expect(pairs(matches, 'quartas')).toEqual([
        'Macapá Sul × Porto Grande',
        'Mazagão × Santana',
        'Tartarugalzinho × Oiapoque',
        'Vitória do Jari × Laranjal do Jari',
      ]);
      expect(pairs(matches, 'semifinal')).toEqual([
        'Macapá Sul × Oiapoque',
        'Mazagão × Laranjal do Jari',
      ]);
      expect(pairs(matches, 'terceiro')).toEqual(['Macapá Sul × Laranjal do Jari']);
      expect(pairs(matches, 'final')).toEqual(['Oiapoque × Mazagão']);
    });

    test('and lists that hold a part of the matches say the same', async () => {
      const { cup } = await readCup(mens);
      expect(pairs(await listFinals([cup.id]), 'final')).toEqual(['Oiapoque × Mazagão']);
      expect(pairs(await listLastMatches(cup.id, 2), 'final')).toEqual(['Oiapoque × Mazagão']);
      const inTown = (await listTownMatches('oiapoque', 20)).filter(
        ({ competition }) => competition.slug === mens,
      );
      expect(inTown.map(({ stage }) => stage)).toEqual([
        ...['final', 'semifinal', 'quartas'],
        ...['grupos', 'grupos', 'grupos'],
      ]);
    });

    test('a corrected score changes who plays; without one the side says what it waits for', async () => {
      const semifinal = await findMatch(mens, 'semifinal', 1);
      await enter(semifinal.id, { firstScore: 3 });
      expect(pairs([await findMatch(mens, 'final', 1)], 'final')).toEqual(['Macapá Sul × Mazagão']);
      await enter(semifinal.id, { state: 'adiado' });
      const final = await findMatch(mens, 'final', 1);
      expect(final.teams[0]).toBeUndefined();
      expect(final.awaited).toEqual(['Vencedor da 1ª semifinal', undefined]);
      await enter(semifinal.id, { firstScore: 1, state: 'encerrado' });
      expect(pairs([await findMatch(mens, 'final', 1)], 'final')).toEqual(['Oiapoque × Mazagão']);
    });

    test('a match of a group that is not over sends nobody on', async () => {
      const { matches } = await readCup(mens);
      const [opening] = matches;
      await enter(opening?.id ?? 0, { state: 'adiado' });
      const quarter = await findMatch(mens, 'quartas', 1);
      expect(quarter.awaited).toEqual(['1º do Grupo A', undefined]);
      await enter(opening?.id ?? 0, { state: 'encerrado' });
    });

    test('a team that an editor chooses stays; a round that does not exist is refused', async () => {
      const { id } = await findMatch(mens, 'final', 1);
      const { docs } = await payload.find({
        collection: 'teams',
        where: { slug: { equals: 'santana' } },
      });
      const chosen = await enter(id, { first: docs[0]?.id });
      expect(chosen.title).toBe('Santana 2 × 3 Vencedor da 2ª semifinal');
      expect(pairs([await findMatch(mens, 'final', 1)], 'final')).toEqual(['Santana × Mazagão']);
      await enter(id, { first: null });
      for (const from of ['vencedor:final:1', 'grupo:1:de-outra', 'outro'])
        await expect(enter(id, { firstFrom: from })).rejects.toThrow(/primeira equipe/);
    });
  });

  test('champions by year, the oldest first', async () => {
    const champions = await listChampions('Copa das Arenas, feminina');
    expect(champions.map(({ year, name: team }) => `${year} ${team}`)).toEqual([
      '2022 Macapá Norte',
      '2023 Mazagão',
      '2024 Santana',
    ]);
    expect((await listChampions('Copa das Arenas, masculina')).at(-1)?.name).toBe('Mazagão');
    expect(await listChampions('Outra')).toEqual([]);
  });

  test('an edition that is older than those shown is among its champions', async () => {
    const { cup } = await readCup('copa-das-arenas-2022-feminina');
    const champions = await listChampions('Copa das Arenas, feminina', cup, 2);
    expect(champions.map(({ year }) => year)).toEqual([2022, 2024]);
  });

  test('a final that was cancelled counts no more than none; two leave the year without a champion', async () => {
    const series = 'Copa das Arenas, feminina';
    const { cup } = await readCup();
    const { docs } = await payload.find({
      collection: 'matches',
      where: { competition: { equals: cup.id }, stage: { equals: 'final' } },
      depth: 0,
    });
    const { id: _id, title: _title, goals: _goals, ...final } = docs[0] ?? {};
    const another = await payload.create({
      collection: 'matches',
      data: { ...final, state: 'cancelado' } as RequiredDataFromCollectionSlug<'matches'>,
    });
    expect((await listChampions(series)).at(-1)?.year).toBe(2024);
    await enter(another.id, { state: 'agendado', firstScore: null, secondScore: null });
    expect((await listChampions(series)).map(({ year }) => year)).toEqual([2022, 2023]);
    await payload.delete({ collection: 'matches', id: another.id });
  });

  test('goals come by minute, with their side', async () => {
    const final = await findMatch(cups[0] ?? '', 'final', 1);
    expect(final.goals.map(({ minute, side }) => [minute, side])).toEqual([
      [23, 0],
      [51, 1],
      [88, 1],
    ]);
  });

  test('records of the state and the races of a town', async () => {
    const records = await listStateRecords('natacao');
    const days = records.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    expect(records).toHaveLength(3);
    const heats = await listTownHeats('santana', 3);
    expect(heats).toHaveLength(3);
    for (const { ranking } of heats)
      expect(ranking.some(({ entry }) => entry.town?.slug === 'santana')).toBe(true);
  });

  return own;
}
