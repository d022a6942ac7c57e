import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { query } from '../support/site.ts';
import type { Fault } from './fault.ts';

const clock = fileURLToPath(new URL('jumping-clock.ts', import.meta.url));
const dayMs = 86_400_000;
let file = '';

/** All at once, because programs read it at any moment. */
function set(offsetMs: number): void {
  writeFileSync(`${file}.new`, String(offsetMs));
  renameSync(`${file}.new`, file);
}

export const clockJumps: Fault = {
  key: 'clock-jumps',
  name: 'O relógio salta 3 dias para a frente, 6 para trás, e volta',
  seconds: [4, 15],
  async prepare(dataDir) {
    file = join(dataDir, 'relogio');
    set(0);
    const settings = { FAULT_CLOCK: file, NODE_OPTIONS: `--import=${clock}` };
    return { settings, remove: () => undefined };
  },
  async cause({ target, hold, wrong }) {
    set(3 * dayMs);
    await hold();
    set(-3 * dayMs);
    await hold();
    set(0);
    const rows = await query(target.dataDir, 'SELECT created_at FROM contact_messages');
    const off = rows.map((row) => Date.parse(String(row.created_at)) - Date.now());
    if (Math.max(...off) < 2 * dayMs || Math.min(...off) > -2 * dayMs)
      wrong('o relógio não saltou');
  },
};
