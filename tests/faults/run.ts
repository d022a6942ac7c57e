/**
 * `npm run test:faults [-- --long] [--only key] [--write file]`: causes each fault against a real portal while visitors
 * come, and prints what they saw. Ends with 1 if anything acknowledged was lost, a visitor saw what nobody
 * should, or the portal did not become well by itself.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endEverything, endOnSignals } from '../../bench/machine/endings.ts';
import { faults } from './all.ts';
import type { Outcome } from './run-fault.ts';
import { createStage } from './stage.ts';
import { drawTable } from './table.ts';

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    write: { type: 'string' },
  },
});
const unknown = values.only?.filter((key) => !faults.some((fault) => fault.key === key)) ?? [];
if (unknown.length > 0) {
  console.error(`--only: ${faults.map(({ key }) => key).join(', ')}`);
  process.exit(1);
}

endOnSignals();
const outcomes: Outcome[] = [];
const leftOut: string[] = [];
const run = createStage(values.long);
let failed = false;
try {
  for (const fault of faults) {
    if (values.only && !values.only.includes(fault.key)) continue;
    const reason = fault.impossible?.();
    if (reason) {
      leftOut.push(`Ficou de fora: ${fault.name}: ${reason}`);
      continue;
    }
    console.log(`── ${fault.name}`);
    try {
      const outcome = await run(fault);
      outcomes.push(outcome);
      console.log(drawTable([outcome]).split('\n').at(-1));
      failed ||= outcome.wrongs.length > 0;
    } catch (error) {
      // The others are tried all the same.
      failed = true;
      console.error(error);
    }
  }
} finally {
  await endEverything();
}
const table = [drawTable(outcomes), ...leftOut].join('\n\n');
console.log(`\n${table}`);
if (values.write) writeFileSync(values.write, `${table}\n`);
// The channel to the program that started us would keep us here.
process.exit(failed ? 1 : 0);
