import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { seedMatches } from '../scripts/seed-matches.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { plansOf } from './support/query-plans.ts';

/** What pages ask of an archive of results: SQLite tells how it would answer, whatever its length. */
const now = new Date('2025-05-12T12:00:00Z');
const { payload, close } = await openOwnDatabase('long-results');
afterAll(close);
const [competitions, matches, heats, results, townMatches, champions] = await Promise.all([
  import('../content/competitions.ts'),
  import('../content/matches.ts'),
  import('../content/heats.ts'),
  import('../content/results.ts'),
  import('../content/town-matches.ts'),
  import('../content/champions.ts'),
]);

const many = 600;
beforeAll(async () => {
  await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
  await seedMatches(payload, many, now);
});

async function readLeague() {
  const league = await competitions.readCompetition('liga-3');
  if (!league) throw new Error('Nothing was seeded.');
  return league;
}

test('a competition brings its own matches and no others', async () => {
  const league = await readLeague();
  const own = await matches.listMatches(league.id);
  expect(own).toHaveLength(100);
  expect(new Set(own.map(({ competition }) => competition.slug))).toEqual(new Set(['liga-3']));
});

test('of a bracket that names teams in its first round alone, everybody is known', async () => {
  const finals = await matches.listFinals([(await readLeague()).id]);
  expect(finals).toHaveLength(1);
  for (const { teams } of finals) expect(teams.map((team) => team?.name)).not.toContain(undefined);
  // More than is shown; the newest are the last.
  const won = await champions.listChampions('Liga');
  expect(won.at(-1)?.slug).toBe('liga-0');
  expect(won).toHaveLength(many / 100);
});

test('a town’s last matches are the last of all that its teams played', async () => {
  const { docs } = await payload.find({
    collection: 'competitions',
    where: { kind: { equals: 'jogos' } },
    pagination: false,
    depth: 0,
  });
  const all = await Promise.all(docs.map(({ id }) => matches.listMatches(id)));
  const own = all
    .flat()
    .filter(({ teams }) => teams.some((team) => team?.town?.slug === 'santana'))
    .sort((a, b) => +b.startsAt - +a.startsAt);
  const shown = await townMatches.listTownMatches('santana', 5);
  expect(shown.map(({ startsAt }) => startsAt.toISOString())).toEqual(
    own.slice(0, 5).map(({ startsAt }) => startsAt.toISOString()),
  );
});

const questions: Record<string, () => Promise<unknown>> = {
  'a late page of competitions': () => competitions.listCompetitions({ offset: 4, count: 2 }),
  'how many competitions there are': competitions.countCompetitions,
  'a competition': readLeague,
  'the competitions of a program': () => results.readResults({ program: 'copa-arenas' }),
  'the competitions of an event': () => results.readResults({ event: 'festival-de-natacao' }),
  'the competitions of a sport': () => results.readResults({ sport: 'futebol' }),
  'the matches of a competition': async () => matches.listMatches((await readLeague()).id),
  'the finals of some': () => matches.listFinals([1, 2, 3]),
  'who won the editions of a series': () => champions.listChampions('Liga'),
  'the results of a town': () => results.readTownResults('santana'),
  'the results of an athlete': () => results.readAthleteResults('iracema-picanco'),
  'the results of a recording': () => results.readRecordingResults('volei-final-do-estadual'),
  'the races of a competition': () => heats.listHeats(2),
};

describe('no question reads all competitions, matches or races', () => {
  test.each(Object.keys(questions))('%s', async (name) => {
    const table = /from "(competitions|matches|heats)"/;
    const plans = await plansOf(payload, table, async () => questions[name]?.());
    expect(plans.length).toBeGreaterThan(0);
    for (const { sql, steps } of plans)
      expect(steps.join('\n'), sql).not.toMatch(/SCAN (competitions|matches|heats)\b/);
  });
});
