/**
 * `npm test`: every check; the last line says how many tests passed and failed. `--long` (`npm run
 * test:long`) runs all cases instead of a share, and the browser tests once more on PostgreSQL.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { seed } from '../tests/support/share.ts';
import { buildStale } from './build.ts';
import { ensureTools } from './ensure-tools.ts';
import { root, runTool, StepError } from './run.ts';
import { type Outcome, readBrowserReport, readUnitReport } from './test-reports.ts';

const long = process.argv.includes('--long');
const cache = join(root, '.cache');
const unitReport = join(cache, 'unit-tests.json');
const browserReport = join(cache, 'browser-tests.json');
const say = (line: string) => console.log(`\n── ${line}`);

mkdirSync(cache, { recursive: true });

const outcomes: Outcome[] = [];
let broken = 0;
/** A failed step does not keep the others from running. */
async function step(name: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  let failure: unknown;
  await work().catch((error: unknown) => {
    broken += 1;
    failure = error;
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`${name}: ${failure ? 'com falhas' : 'certo'}, ${seconds} s`);
  if (failure) console.error(failure instanceof StepError ? failure.message : failure);
}

/** Independent steps, as many at a time as there are cores. */
async function inParallel(steps: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

const quiet = { quiet: true };
// Before all others: unit tests, too, leave out what is not installed.
const { hasBrowser, hasPostgres, missing } = await ensureTools();
say(`Casos sorteados por SEED=${seed}`);
await inParallel([
  // In order: the type check reads what the builds write.
  async () => {
    await step('Construção', () => buildStale((line) => console.log(line)));
    // Reads every .ts, .tsx and .mjs of tsconfig.json too, so tsc has nothing to add.
    await step('Tipos', () => runTool('astro', ['check', '--minimumSeverity', 'error'], quiet));
  },
  () =>
    step('Formato, regras e muros entre as salas', () =>
      runTool('biome', ['check', '--error-on-warnings'], quiet),
    ),
  () => step('Testes de unidade', testUnits),
]);
if (hasBrowser) {
  const share = { TEST_LONG: long ? '1' : '' };
  await step('Testes no navegador', () => testInBrowser(share));
  if (long && hasPostgres)
    await step('Testes no navegador, sobre o PostgreSQL', () =>
      testInBrowser({ ...share, TEST_DATABASE: 'postgres' }),
    );
  // In CI, missing tools are a failure.
} else if (process.env.CI) broken += 1;

for (const line of missing) say(line);
for (const line of outcomes.flatMap(({ leftOut }) => leftOut)) say(`Ficou de fora: ${line}`);
const sum = (key: 'passed' | 'failed') => outcomes.reduce((all, one) => all + one[key], 0);
// A broken step without a failed test of its own still counts as one failure.
const failed = Math.max(sum('failed'), broken);
const command = long ? 'npm run test:long' : 'npm test';
if (failed > 0) say(`Para repetir os mesmos casos: SEED=${seed} ${command}`);
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function testUnits(): Promise<void> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
  rmSync(unitReport, { force: true });
  await runTool('vitest', ['run', ...reporters], quiet).finally(() =>
    outcomes.push(readUnitReport(unitReport)),
  );
}

async function testInBrowser(env: Record<string, string>): Promise<void> {
  rmSync(browserReport, { force: true });
  await runTool('playwright', ['test'], { env }).finally(() =>
    outcomes.push(readBrowserReport(browserReport)),
  );
}
