import { sourceText } from '../lib/side-source.ts';
import type { MatchStage } from '../lib/vocabulary.ts';
import { moment } from './moment.ts';
import type { SampleMatch } from './shapes.ts';

export interface Round {
  stage: MatchStage;
  day: string;
  /**
   * 'santana 2-1 mazagao', after penalties 'a 1-1 b 4-3'. In place of a team: '1A', the first of group A; 'Q2' and
   * 'S1', who won the second match of the quarter-finals and the first semifinal; 's1', who lost that.
   */
  lines: readonly string[];
  /** Of the groups, the day of matches; in a bracket it is the place of the line. */
  slot?: number;
}

export const groupId = (competition: string, letter: string) => `${competition}-${letter}`;

const hours: Partial<Record<MatchStage, string>> = { terceiro: '15:00', final: '17:00' };

/** All matches of a cup, over. */
export function cupMatches(competition: string, rounds: readonly Round[]): SampleMatch[] {
  return rounds.flatMap(({ stage, day, lines, slot }) =>
    lines.map((line, index) => {
      const [first = '', score = '', second = '', penalties = ''] = line.split(' ');
      const [firstScore, secondScore] = score.split('-').map(Number);
      const [firstPenalties, secondPenalties] = penalties.split('-').map(Number);
      return {
        competition,
        stage,
        slot: slot ?? index + 1,
        ...side('first', first, competition),
        ...side('second', second, competition),
        firstScore,
        secondScore,
        ...(penalties ? { firstPenalties, secondPenalties } : {}),
        startsAt: moment(day, hours[stage] ?? (index % 2 === 0 ? '09:00' : '16:00')),
        placeName: stage === 'final' ? 'Zerão, Macapá' : 'Arena do Meio do Mundo',
        state: 'encerrado',
      };
    }),
  );
}

function side(name: 'first' | 'second', word: string, competition: string): object {
  const from = sourceOf(word, competition);
  return from ? { [`${name}From`]: from } : { [name]: word };
}

function sourceOf(word: string, competition: string): string | undefined {
  const [, place, letter] = /^(\d)([A-D])$/.exec(word) ?? [];
  if (place && letter)
    return sourceText({
      kind: 'place',
      place: Number(place),
      group: groupId(competition, letter),
    });
  const [, round, slot] = /^([QSs])(\d)$/.exec(word) ?? [];
  return round
    ? sourceText({
        kind: round === 's' ? 'loser' : 'winner',
        stage: round === 'Q' ? 'quartas' : 'semifinal',
        slot: Number(slot),
      })
    : undefined;
}
