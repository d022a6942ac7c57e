import { describe, expect, test } from 'vitest';
import { decidedSides, type OpenMatch } from './decided-sides.ts';
import { parseSource } from './side-source.ts';
import type { MatchStage } from './vocabulary.ts';

interface Team {
  id: number;
}
type Match = OpenMatch<Team> & { name: string };

const teams = new Map([...'ABCDEF'].map((letter, index) => [letter, { id: index + 1 }]));
const group = (id: string, letters: string, size = letters.length) => ({
  id,
  size,
  teams: [...letters].map((letter) => teams.get(letter) ?? { id: 0 }),
});

/** 'A 2-1 vencedor:semifinal:1', with penalties at the end: 'A 1-1 B 4-3'; 'A × B' is to come. */
function match(stage: MatchStage, slot: number, line: string): Match {
  const [first = '', score = '', second = '', shot = ''] = line.split(' ');
  const pair = (text: string) => {
    const [own = 0, other = 0] = text.split('-').map(Number);
    return [own, other] as const;
  };
  const isOver = score !== '×';
  return {
    name: line,
    ...{ stage, slot, state: isOver ? 'encerrado' : 'agendado' },
    teams: [teams.get(first), teams.get(second)],
    sources: [parseSource(first), parseSource(second)],
    score: isOver
      ? {
          score: pair(score),
          sets: [],
          penalties: shot ? pair(shot) : undefined,
          forfeit: undefined,
        }
      : undefined,
  };
}

function playing(matches: Match[], groups: ReturnType<typeof group>[] = []): string[] {
  const letters = new Map([...teams].map(([letter, { id }]) => [id, letter]));
  const sides = decidedSides<Team, Match>('futebol', groups, matches);
  return matches.map((one) =>
    (sides.get(one) ?? []).map((team) => (team ? letters.get(team.id) : '?')).join(' '),
  );
}

describe('winners and losers', () => {
  const semifinals = [match('semifinal', 1, 'A 2-1 B'), match('semifinal', 2, 'C 1-1 D 3-4')];
  const final = match('final', 1, 'vencedor:semifinal:1 × vencedor:semifinal:2');
  const third = match('terceiro', 1, 'perdedor:semifinal:1 × perdedor:semifinal:2');

  test('move on as soon as a match is over', () => {
    expect(playing([...semifinals, third, final]).slice(2)).toEqual(['B C', 'A D']);
  });

  test('over several rounds', () => {
    const quarter = match('quartas', 1, 'E 0-1 A');
    const semifinal = match('semifinal', 1, 'vencedor:quartas:1 2-0 B');
    expect(playing([final, semifinal, quarter])[0]).toBe('A ?');
  });

  test('wait for a match that is not over, or that nothing decided', () => {
    const coming = [match('semifinal', 1, 'A × B'), match('semifinal', 2, 'C 1-1 D')];
    expect(playing([...coming, final])[2]).toBe('? ?');
  });

  test('wait for a match that is not there, or twice', () => {
    expect(playing([final])).toEqual(['? ?']);
    expect(playing([...semifinals, match('semifinal', 1, 'E 1-0 F'), final])[3]).toBe('? D');
  });

  test('a team that was chosen stays', () => {
    const chosen: Match = { ...final, teams: [teams.get('B'), undefined] };
    expect(playing([...semifinals, chosen])[2]).toBe('B D');
  });

  test('a corrected score changes who follows', () => {
    expect(playing([match('semifinal', 1, 'A 1-2 B'), final])[1]).toBe('B ?');
  });

  test('two that wait for each other decide nothing', () => {
    const one = match('semifinal', 1, 'vencedor:semifinal:2 1-0 A');
    const other = match('semifinal', 2, 'vencedor:semifinal:1 1-0 B');
    expect(playing([one, other])).toEqual(['? A', '? B']);
  });
});

describe('places of a group', () => {
  const groups = [group('g', 'ABC')];
  const final = match('final', 1, 'grupo:1:g × grupo:2:g');
  const [one, two, three] = [
    match('grupos', 1, 'A 1-0 B'),
    match('grupos', 2, 'B 2-0 C'),
    match('grupos', 3, 'C 0-1 A'),
  ];

  test('are known when all have met', () => {
    expect(playing([one, two, three, final], groups)[3]).toBe('A B');
    expect(playing([one, two, final], groups)[2]).toBe('? ?');
  });

  test('are not known while a match is to come', () => {
    const more = match('grupos', 4, 'A × B');
    expect(playing([one, two, three, more, final], groups)[4]).toBe('? ?');
  });

  test('a cancelled match is not waited for', () => {
    const cancelled: Match = { ...match('grupos', 3, 'C × A'), state: 'cancelado' };
    expect(playing([one, two, cancelled, final], groups)[3]).toBe('B A');
  });

  test('a match that is over without a score is waited for', () => {
    const unscored: Match = { ...match('grupos', 3, 'C × A'), state: 'encerrado' };
    expect(playing([one, two, unscored, final], groups)[3]).toBe('? ?');
  });

  test('are not known while a team of the group is not public', () => {
    expect(playing([one, two, three, final], [group('g', 'ABC', 4)])[3]).toBe('? ?');
    expect(playing([final], [group('g', 'A', 4)])).toEqual(['? ?']);
    expect(playing([final], [group('g', 'A')])).toEqual(['? ?']);
  });

  test('a place that two share is given to nobody', () => {
    const equal = ['A 0-0 B', 'B 0-0 C', 'C 0-0 A'].map((line) => match('grupos', 1, line));
    expect(playing([...equal, final], groups)[3]).toBe('? ?');
  });
});
