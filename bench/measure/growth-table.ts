import { join } from 'node:path';
import { root } from '../../tests/support/portal.ts';
import { runProgram } from '../machine/endings.ts';

/** One row of what `bench/growth.ts` prints: a page, or the memory, and a figure for each archive. */
export interface Growth {
  name: string;
  figures: number[];
  unit: string;
  /** How many times more the answer shows with the longest archive; only of pages. */
  answerRatio: number | undefined;
}

export async function measureGrowth(folders: string[], port: number): Promise<Growth[]> {
  console.log(`Growth with the archive: ${folders.length} archives`);
  const printed = await runProgram(process.execPath, [join(root, 'bench/growth.ts'), ...folders], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  return readGrowth(printed, folders.length);
}

/** Its table, without the two lines of its head. */
export function readGrowth(text: string, archives: number): Growth[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [name = '', ...rest] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const cells = rest.slice(0, archives);
    const [, unit = ''] = /[\d.,]+\s*(\S*)/.exec(cells[0] ?? '') ?? [];
    const figures = cells.map((cell) => Number.parseFloat(cell.replaceAll(',', '')));
    const answerRatio = Number(rest[archives + 1]) || undefined;
    return { name: name.replaceAll('`', ''), figures, unit, answerRatio };
  });
}
