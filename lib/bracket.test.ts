import { expect, test } from 'vitest';
import { bracketRounds, finalOf, podium, type Tie } from './bracket.ts';
import { type Pair, scoreOf, scoreWords } from './match-score.ts';
import type { MatchStage, MatchState } from './vocabulary.ts';

function tie(
  stage: MatchStage,
  slot: number,
  teams: [string, string],
  score?: Pair,
  penalties?: Pair,
): Tie<string> {
  const entered = { score, sets: [], penalties, forfeit: undefined };
  const state: MatchState = score ? 'encerrado' : 'agendado';
  return { stage, slot, state, teams, score: scoreOf('futebol', entered) };
}

const semifinals = [
  tie('semifinal', 2, ['C', 'D'], [0, 2]),
  tie('semifinal', 1, ['A', 'B'], [1, 1], [4, 3]),
];

test('rounds come in order, and their matches from the top', () => {
  const rounds = bracketRounds([tie('final', 1, ['A', 'D']), ...semifinals]);
  expect(rounds.map(({ stage, matches }) => [stage, matches.map(({ slot }) => slot)])).toEqual([
    ['semifinal', [1, 2]],
    ['final', [1]],
  ]);
});

test('nobody is on the podium before the final is decided', () => {
  expect(podium([...semifinals, tie('final', 1, ['A', 'D'])])).toEqual([]);
  expect(podium([...semifinals, tie('final', 1, ['A', 'D'], [1, 1])])).toEqual([]);
});

test('penalties decide; without a match for it, both who lost a semifinal are third', () => {
  const final = tie('final', 1, ['A', 'D'], [0, 0], [2, 4]);
  expect(podium([...semifinals, final])).toEqual([
    { team: 'D', place: 1 },
    { team: 'A', place: 2 },
    { team: 'C', place: 3 },
    { team: 'B', place: 3 },
  ]);
  const third = tie('terceiro', 1, ['B', 'C'], [2, 1]);
  expect(podium([...semifinals, final, third]).slice(2)).toEqual([{ team: 'B', place: 3 }]);
});

test('a cancelled final is not the final; of two that remain, neither is', () => {
  const first = tie('final', 1, ['A', 'D'], [1, 0]);
  const second = tie('final', 1, ['D', 'A'], [3, 0]);
  const cancelled: Tie<string> = { ...first, state: 'cancelado' };
  expect(finalOf([...semifinals, cancelled, second])).toBe(second);
  expect(podium([cancelled, second])[0]).toEqual({ team: 'D', place: 1 });
  expect(finalOf([cancelled])).toBeUndefined();
  expect(finalOf([first, second])).toBeUndefined();
  expect(podium([first, second])).toEqual([]);
});

test('penalties stand beside the goals', () => {
  const [, first] = semifinals;
  expect(first?.score && scoreWords(first.score)).toBe('1 (4) × (3) 1');
});
