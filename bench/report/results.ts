import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/portal.ts';

export interface Report {
  /** Names its files. */
  name: string;
  title: string;
  text: string;
  plots: { name: string; svg: string }[];
}

const folder = join(root, 'bench/results');

/** Each part has files of its own: measuring one part again leaves the others as they were. */
export function writeResults({ name, title, text, plots }: Report, facts: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, svg } of plots) writeFileSync(join(folder, `${name}.svg`), svg);
  const pictures = plots.map(({ name }) => `![${name}](${name}.svg)`).join('\n\n');
  const whole = [
    `# ${title}`,
    facts,
    'What counts are the ratios between peers of one run: another machine has other times.',
    text,
    pictures,
  ];
  writeFileSync(join(folder, `${name}.md`), `${whole.filter(Boolean).join('\n\n')}\n`);
  console.log(`\n${text}\n\nWritten to bench/results/${name}.md`);
}
