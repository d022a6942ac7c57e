import { afterAll, beforeAll, expect, test } from 'vitest';
import { standings } from '../lib/standings.ts';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { openOwnDatabase } from './support/own-database.ts';

const now = new Date('2025-05-12T12:00:00Z');
const { payload, close } = await openOwnDatabase('results');
afterAll(close);
const { readCompetition } = await import('../content/competitions.ts');
const { listMatches, listTownMatches } = await import('../content/matches.ts');

beforeAll(() => prepareDatabase(payload, { sample: true, frozenNow: now }, () => {}));

async function readCup() {
  const cup = await readCompetition('copa-das-arenas-2024-feminina');
  if (!cup) throw new Error('The sample has no cup.');
  return { cup, matches: await listMatches(cup.id) };
}

test('the sample’s bracket follows from its groups, and each round from the one before', async () => {
  const { cup, matches } = await readCup();
  expect(matches).toHaveLength(32);
  const played = matches.flatMap(({ stage, teams: [first, second], score }) =>
    stage === 'grupos' && first && second && score
      ? [{ teams: [first.name, second.name] as const, score }]
      : [],
  );
  const through = cup.groups.flatMap(({ teams, advance }) =>
    standings(
      cup.rules,
      teams.map(({ name }) => name),
      played,
    )
      .slice(0, advance)
      .map(({ team }) => team),
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
  const enter = (firstScore: number, secondScore: number) =>
    payload.update({
      collection: 'matches',
      id,
      data: { firstScore, secondScore, _status: 'published' },
    });
  expect(await enter(2, 1)).toMatchObject({ state: 'encerrado', correction: null });
  expect(await enter(2, 2)).toMatchObject({
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
  const change = payload.update({
    collection: 'matches',
    id: match?.id ?? 0,
    data: { first: stranger.id, _status: 'published' },
  });
  await expect(change).rejects.toThrow(/Primeira equipe/);
  expect((await listMatches(cup.id))[0]?.teams).toEqual(match?.teams);
});
