/**
 * `npm run bench [-- --only paint|load|publication|growth] [--runs N]`: measures the portal beside its peers on
 * this machine and writes tables and plots to `bench/results/`. About a quarter of an hour, on a calm machine.
 */
import { parseArgs } from 'node:util';
import { removeDirectory, temporaryDirectory } from '../tests/support/directory.ts';
import { atEnd, endEverything, endOnSignals } from './machine/endings.ts';
import { readFacts } from './machine/facts.ts';
import { type Part, parts } from './parts.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const names = Object.keys(parts) as Part[];
const chosen = names.filter((name) => values.only === undefined || values.only === name);
if (chosen.length === 0 || !(runs % 2 === 1)) {
  console.error(`--only is one of ${names.join(', ')}; --runs is an odd number, for the median.`);
  process.exit(1);
}

endOnSignals();
const folder = temporaryDirectory();
atEnd(() => removeDirectory(folder));
const facts = readFacts();
console.log(facts);
try {
  for (const name of chosen) await parts[name]({ folder, runs, facts });
} finally {
  await endEverything();
}
// The channel to the program that started us would keep us here.
process.exit();
