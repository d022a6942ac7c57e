import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tests/support/portal.ts';

/** One row of what `bench/growth.ts` prints: a page, or the memory, and a figure for each archive. */
export interface Growth {
  name: string;
  figures: number[];
  unit: string;
}

export async function measureGrowth(folders: string[], port: number): Promise<Growth[]> {
  console.log(`Growth with the archive: ${folders.length} archives`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'bench/growth.ts'), ...folders],
    { cwd: root, env: { ...process.env, PORT: String(port) } },
  );
  return readGrowth(stdout);
}

/** Its table, without the two lines of its head. */
export function readGrowth(text: string): Growth[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [name = '', ...cells] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const [, unit = ''] = /[\d.,]+\s*(\S*)/.exec(cells[0] ?? '') ?? [];
    return {
      name,
      figures: cells.map((cell) => Number.parseFloat(cell.replaceAll(',', ''))),
      unit,
    };
  });
}
