import type { Payload } from 'payload';
import { timeZone } from '../lib/time-zone.ts';
import type { MatchStage } from '../lib/vocabulary.ts';
import { createRandom } from '../sample/invented-words.ts';
import { insertMany } from './seed-many.ts';

const matchesEach = 100;
/** The last ones of a hundred are a bracket: eight teams that are named, then who wins. */
const bracket: readonly { stage: MatchStage; slot: number; from?: readonly [string, string] }[] = [
  ...[1, 2, 3, 4].map((slot) => ({ stage: 'quartas', slot }) as const),
  { stage: 'semifinal', slot: 1, from: ['vencedor:quartas:1', 'vencedor:quartas:2'] },
  { stage: 'semifinal', slot: 2, from: ['vencedor:quartas:3', 'vencedor:quartas:4'] },
  { stage: 'final', slot: 1, from: ['vencedor:semifinal:1', 'vencedor:semifinal:2'] },
];
const dayMs = 86_400_000;

/** So many matches that are over, a hundred in each competition of one series, over the teams that there are. */
export async function seedMatches(payload: Payload, count: number, now: Date): Promise<void> {
  const random = createRandom(16);
  const below = (limit: number) => Math.floor(random() * limit);
  const { docs: teams } = await payload.find({ collection: 'teams', pagination: false, depth: 0 });
  const published = {
    _status: 'published',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await insertMany(payload, 'competitions', Math.ceil(count / matchesEach), (number) => ({
    ...published,
    title: `Liga ${number}`,
    slug: `liga-${number}`,
    sport: 'futebol',
    series: 'Liga',
    kind: 'jogos',
    ruleSet: 'futebol',
    from: daysAgo(number * 10 + 9),
    from_tz: timeZone,
    summary: 'Para medir.',
    source: 'Exemplo',
    groups: [
      { id: `liga-${number}`, name: 'Grupo único', advance: 2, teams: teams.map(({ id }) => id) },
    ],
  }));
  const { docs } = await payload.find({
    collection: 'competitions',
    where: { slug: { like: 'liga-' } },
    select: { slug: true },
    pagination: false,
  });
  const leagues = new Map(docs.map(({ id, slug }) => [slug, id]));
  await insertMany(payload, 'matches', count, (number) => {
    const league = Math.floor(number / matchesEach);
    const inLeague = number % matchesEach;
    const { from, ...place } = bracket[inLeague - (matchesEach - bracket.length)] ?? {
      stage: 'grupos',
      slot: inLeague + 1,
    };
    const first = below(teams.length);
    const second = (first + 1 + below(teams.length - 1)) % teams.length;
    return {
      ...published,
      competition: leagues.get(`liga-${league}`),
      ...(from
        ? { firstFrom: from[0], secondFrom: from[1] }
        : { first: teams[first]?.id, second: teams[second]?.id }),
      ...score(below, place.stage),
      ...place,
      startsAt: daysAgo(league * 10 + below(10)),
      startsAt_tz: timeZone,
      state: 'encerrado',
    };
  });
}

/** In a bracket somebody wins. */
function score(below: (limit: number) => number, stage: MatchStage) {
  const firstScore = below(5);
  return { firstScore, secondScore: stage === 'grupos' ? below(5) : firstScore + 1 + below(2) };
}
