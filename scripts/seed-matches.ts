import type { Payload } from 'payload';
import { timeZone } from '../lib/time-zone.ts';
import { createRandom } from '../sample/invented-words.ts';
import { insertMany } from './seed-many.ts';

const matchesEach = 100;
const dayMs = 86_400_000;

/** So many matches that are over, a hundred in each competition, over the teams that there are. */
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
    const first = below(teams.length);
    const second = (first + 1 + below(teams.length - 1)) % teams.length;
    return {
      ...published,
      competition: leagues.get(`liga-${league}`),
      first: teams[first]?.id,
      second: teams[second]?.id,
      firstScore: below(5),
      secondScore: below(5),
      stage: 'grupos',
      slot: (number % matchesEach) + 1,
      startsAt: daysAgo(league * 10 + below(10)),
      startsAt_tz: timeZone,
      state: 'encerrado',
    };
  });
}
