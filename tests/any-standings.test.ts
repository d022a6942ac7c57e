import { describe, expect, test } from 'vitest';
import type { Score } from '../lib/match-score.ts';
import { type Played, standings } from '../lib/standings.ts';
import { type RuleSet, ruleSets } from '../lib/vocabulary.ts';
import { createRandom } from '../sample/invented-words.ts';

const plain = (first: number, second: number): Score => ({
  score: [first, second],
  sets: [],
  penalties: undefined,
  forfeit: undefined,
});

/** Every rule, over random tournaments that always end in the same way. */
describe.each(Object.keys(ruleSets) as RuleSet[])('any tournament of %s', (rules) => {
  const random = createRandom(16);
  const below = (limit: number) => Math.floor(random() * limit);
  const randomScore = (): Score =>
    rules === 'volei'
      ? { ...plain(3, below(3)), sets: [] }
      : plain(
          below(4) + (rules === 'basquete' ? 50 : 0),
          below(4) + (rules === 'basquete' ? 54 : 0),
        );

  test('is told whole, whatever the order of teams and matches', () => {
    for (let round = 0; round < 60; round += 1) {
      const teams = [...'ABCDEF'].slice(0, 2 + below(5));
      const matches: Played<string>[] = Array.from({ length: below(16) }, () => {
        const first = below(teams.length);
        const second = (first + 1 + below(teams.length - 1)) % teams.length;
        return { teams: [teams[first] ?? '', teams[second] ?? ''], score: randomScore() };
      });
      const table = standings(rules, teams, matches);
      expect(table.map(({ team }) => team).sort()).toEqual(teams);
      const sum = (read: (row: (typeof table)[number]) => number) =>
        table.reduce((total, row) => total + read(row), 0);
      expect(sum(({ wins }) => wins)).toBe(sum(({ losses }) => losses));
      expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
      expect(sum(({ played }) => played)).toBe(2 * matches.length);
      const places = (rows: typeof table) =>
        Object.fromEntries(rows.map(({ team, place }) => [team, place]));
      const other = standings(rules, teams.toReversed(), matches.toReversed());
      expect(places(other)).toEqual(places(table));
      for (const [index, row] of table.entries()) {
        const above = table[index - 1];
        expect(row.place === above?.place || row.place === index + 1).toBe(true);
      }
    }
  });
});
