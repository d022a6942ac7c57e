// Long because every criterion of three sports has its case.
import { describe, expect, test } from 'vitest';
import { type Pair, type Score, scoreOf } from './match-score.ts';
import { type Played, standings } from './standings.ts';
import type { RuleSet } from './vocabulary.ts';

const plain = (first: number, second: number): Score => ({
  score: [first, second],
  sets: [],
  penalties: undefined,
  forfeit: undefined,
});

/** 'A 2-1 B', one match a line. */
function football(text: string): Played<string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', score = '', second = ''] = line.trim().split(' ');
      const [own = 0, other = 0] = score.split('-').map(Number);
      return { teams: [first, second], score: plain(own, other) };
    });
}

const order = (rules: RuleSet, teams: string, matches: Played<string>[]) =>
  standings(rules, [...teams], matches).map(
    ({ place, team, decidedBy }) => `${place} ${team}${decidedBy ? ` ${decidedBy}` : ''}`,
  );

describe('football', () => {
  test('three points for a win, one for a draw', () => {
    const [first, second] = standings('futebol', ['A', 'B'], football('A 2-0 B\nB 1-1 A'));
    expect(first).toMatchObject({ team: 'A', points: 4, wins: 1, draws: 1, last: ['win', 'draw'] });
    expect(second).toMatchObject({ team: 'B', points: 1, losses: 1, scored: 1, conceded: 3 });
  });

  test('equal in points: wins, then goal difference, then goals', () => {
    const wins = football('A 1-0 B\nC 0-0 A\nC 1-1 B\nD 0-0 C\nB 0-0 D\nD 5-5 A');
    expect(order('futebol', 'ABCD', wins)[0]).toBe('1 A');
    expect(order('futebol', 'ABC', football('A 3-0 C\nB 1-0 C'))).toEqual([
      '1 A',
      '2 B difference',
      '3 C',
    ]);
    expect(order('futebol', 'ABCD', football('A 2-1 C\nB 1-0 D'))).toEqual([
      '1 A',
      '2 B scored',
      '3 C',
      '4 D scored',
    ]);
    const more = football('A 1-0 C\nB 0-0 C\nB 0-0 A\nA 0-1 D\nB 1-1 D\nC 0-9 D');
    expect(order('futebol', 'ABCD', more)[1]).toBe('2 A');
  });

  test('then the matches among themselves', () => {
    const matches = football('A 1-0 B\nB 2-1 C\nC 1-0 A\nB 2-1 D\nD 2-1 A\nC 1-2 D\nA 3-1 C');
    expect(order('futebol', 'ABCD', matches)).toEqual([
      '1 D',
      '2 A headToHead',
      '3 B scored',
      '4 C',
    ]);
  });

  test('who stays equal shares a place, and the next is left out', () => {
    const table = standings('futebol', ['A', 'B', 'C'], football('A 1-1 B\nA 2-0 C\nB 2-0 C'));
    expect(table.map(({ place, shared }) => [place, shared])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ]);
  });

  test('who did not come loses 3 to 0', () => {
    const score = scoreOf('futebol', {
      score: undefined,
      sets: [],
      penalties: undefined,
      forfeit: 'mandante',
    });
    expect(score?.score).toEqual([0, 3]);
  });
});

const inSets = (teams: [string, string], ...sets: Pair[]): Played<string> => {
  const score = scoreOf('volei', {
    score: undefined,
    sets,
    penalties: undefined,
    forfeit: undefined,
  });
  if (!score) throw new Error('no sets');
  return { teams, score };
};

describe('volleyball', () => {
  test('three points for 3-0 and 3-1, two and one for 3-2', () => {
    const table = standings(
      'volei',
      ['A', 'B', 'C'],
      [
        inSets(['A', 'B'], [25, 20], [20, 25], [25, 20], [20, 25], [15, 12]),
        inSets(['A', 'C'], [25, 10], [25, 10], [25, 10]),
        inSets(['B', 'C'], [25, 20], [25, 20], [20, 25], [25, 20]),
      ],
    );
    expect(table.map(({ team, wins, points }) => [team, wins, points])).toEqual([
      ['A', 2, 5],
      ['B', 1, 4],
      ['C', 0, 0],
    ]);
  });

  test('wins come before points', () => {
    const close: Pair[] = [
      [25, 20],
      [20, 25],
      [25, 20],
      [20, 25],
      [15, 12],
    ];
    const matches = [
      inSets(['A', 'B'], ...close),
      inSets(['A', 'C'], ...close),
      inSets(['B', 'C'], [25, 10], [25, 10], [25, 10]),
    ];
    expect(order('volei', 'ABC', matches)).toEqual(['1 A', '2 B', '3 C']);
    expect(standings('volei', ['A', 'B', 'C'], matches).map(({ points }) => points)).toEqual([
      4, 4, 1,
    ]);
  });

  test('then the ratio of sets, then that of points', () => {
    const matches = [
      inSets(['A', 'C'], [25, 10], [25, 10], [25, 10]),
      inSets(['B', 'C'], [25, 10], [25, 10], [10, 25], [25, 10]),
    ];
    expect(order('volei', 'ABC', matches)).toEqual(['1 A', '2 B setRatio', '3 C']);
    const points = [
      inSets(['A', 'C'], [25, 20], [25, 20], [25, 20]),
      inSets(['B', 'D'], [25, 10], [25, 10], [25, 10]),
    ];
    expect(order('volei', 'ABCD', points)).toEqual([
      '1 B',
      '2 A pointRatio',
      '3 C',
      '4 D pointRatio',
    ]);
  });
});

describe('basketball', () => {
  const game = (text: string) => football(text);

  test('two for a win, one for a defeat, none for not coming', () => {
    const forfeit: Played<string> = {
      teams: ['A', 'B'],
      score: { ...plain(20, 0), forfeit: 'visitante' },
    };
    const table = standings('basquete', ['A', 'B'], [...game('B 70-60 A'), forfeit]);
    expect(table.map(({ team, points }) => [team, points])).toEqual([
      ['A', 3],
      ['B', 2],
    ]);
  });

  test('head-to-head comes before the difference', () => {
    const matches = game('A 61-60 B\nA 61-60 C\nD 61-60 A\nB 90-50 C\nB 90-50 D\nC 61-60 D');
    expect(order('basquete', 'ABCD', matches)).toEqual([
      '1 A',
      '2 B headToHead',
      '3 C',
      '4 D headToHead',
    ]);
  });

  test('three in a circle: their own matches, then all', () => {
    const circle = game('A 60-50 B\nB 60-50 C\nC 60-50 A\nA 90-50 D\nB 80-50 D\nC 70-50 D');
    expect(order('basquete', 'ABCD', circle)).toEqual([
      '1 A',
      '2 B difference',
      '3 C difference',
      '4 D',
    ]);
  });
});
