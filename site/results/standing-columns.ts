import type { Team } from '#content/competitions';
import type { Standing } from '../../lib/standings.ts';
import { criterionNames } from '../../lib/standings-rules.ts';
import type { RuleSet } from '../../lib/vocabulary.ts';

type Row = Standing<Team>;

interface Column {
  short: string;
  long: string;
  read: (row: Row) => string | number;
  /** What orders the table first. */
  main?: true;
  /** Left out on a phone, where a line under the name says it. */
  minor?: true;
}

const signed = (value: number) => {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
};

const points: Column = { short: 'P', long: 'pontos', main: true, read: (row) => row.points };
const played: Column = { short: 'J', long: 'jogos', read: (row) => row.played };
const wins: Column = { short: 'V', long: 'vitórias', minor: true, read: (row) => row.wins };
const draws: Column = { short: 'E', long: 'empates', minor: true, read: (row) => row.draws };
const losses: Column = { short: 'D', long: 'derrotas', minor: true, read: (row) => row.losses };
const difference = (short: string, long: string): Column => ({
  short,
  long,
  read: ({ scored, conceded }) => signed(scored - conceded),
});

const columns: Record<RuleSet, readonly Column[]> = {
  futebol: [points, played, wins, draws, losses, difference('SG', 'saldo de gols')],
  volei: [
    { short: 'V', long: 'vitórias', main: true, read: (row) => row.wins },
    { short: 'P', long: 'pontos', read: (row) => row.points },
    { ...played, minor: true },
    { short: 'S', long: 'sets ganhos e perdidos', read: (row) => `${row.scored}–${row.conceded}` },
    {
      short: 'PT',
      long: 'pontos ganhos e perdidos nos sets',
      minor: true,
      read: (row) => `${row.setPoints}–${row.setPointsLost}`,
    },
  ],
  basquete: [points, played, wins, losses, difference('SC', 'saldo de cestas')],
};

export const columnsOf = (rules: RuleSet): readonly Column[] => columns[rules];

/** '2 V, 1 E, 0 D' */
export const outcomeWords = ({ wins: won, draws: drawn, losses: lost }: Row): string =>
  `${won} V, ${drawn} E, ${lost} D`;

/** How those who are equal were parted, and who could not be. */
export function tieWords(rows: readonly Row[]): string[] {
  if (rows.every((row) => row.played === 0)) return [];
  const decided = rows.flatMap(({ team, decidedBy }) =>
    decidedBy ? [`${team.name} fica atrás por ${criterionNames[decidedBy]}.`] : [],
  );
  const shared = [...Map.groupBy(rows, ({ place }) => place).values()].flatMap((equal) =>
    equal.length > 1
      ? [`${listed(equal.map(({ team }) => team.name))}: iguais em todos os critérios.`]
      : [],
  );
  return [...decided, ...shared];
}

const listed = (names: string[]) => new Intl.ListFormat('pt-BR').format(names);
