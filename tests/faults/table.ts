import type { Outcome } from './run-fault.ts';

const seconds = (value: number | undefined) =>
  value === undefined ? 'não' : value.toFixed(1).replace('.', ',');

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

const head = [
  ...['Falha', 'Quem lia viu', 'Quem escrevia viu', 'Confirmadas', 'Perdidas'],
  ...['Lê de novo após (s)', 'Grava de novo após (s)', 'E também'],
];

/** The table of faults, in Markdown. */
export function drawTable(outcomes: Outcome[]): string {
  const lines = outcomes.map((one) =>
    row([
      one.name,
      `${one.reads}, em até ${seconds(one.slowestMs.read / 1000)} s`,
      `${one.writes}, em até ${seconds(one.slowestMs.write / 1000)} s`,
      String(one.acknowledged),
      one.lost === 0 ? 'nada' : `**${one.lost}**`,
      seconds(one.readAfter),
      seconds(one.writeAfter),
      [...one.notes, ...one.wrongs.map((words) => `**${words}**`)].join('; ') || '–',
    ]),
  );
  return [row(head), row(head.map(() => '---')), ...lines].join('\n');
}
