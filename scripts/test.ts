/** `npm test`: every check, one after the other; the last line says how many tests passed and failed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { ensureBrowser, ensureCalendarReader, ensureJava, ensurePostgres } from './ensure-tools.ts';
import { root, runTool, StepError } from './run.ts';

const cache = join(root, '.cache');
const unitReport = join(cache, 'unit-tests.json');
const browserReport = join(cache, 'browser-tests.json');
const say = (line: string) => console.log(`\n── ${line}`);

mkdirSync(cache, { recursive: true });
for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

let broken = 0;
/** A step that fails does not hide what the others would have said. */
async function step(name: string, work: () => Promise<void>): Promise<void> {
  say(name);
  try {
    await work();
  } catch (error) {
    broken += 1;
    console.error(error instanceof StepError ? error.message : error);
  }
}

await step('Formato, regras e muros entre as salas', () =>
  runTool('biome', ['check', '--error-on-warnings']),
);
await step('Construção', () => buildStale((line) => console.log(line)));
await step('Tipos', async () => {
  await runTool('tsc', ['--noEmit']);
  await runTool('astro', ['check']);
});
await step('Testes de unidade', () =>
  runTool('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]),
);
await step('Testes no navegador', async () => {
  await ensureBrowser();
  await ensurePostgres();
  await ensureCalendarReader();
  await ensureJava();
  await runTool('playwright', ['test']);
});

const unit = readUnitReport();
const browser = readBrowserReport();
const passed = unit.passed + browser.passed;
// A broken step without a failed test of its own still counts as one failure.
const failed = Math.max(unit.failed + browser.failed, broken);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

interface Counts {
  passed: number;
  failed: number;
}

function readUnitReport(): Counts {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function readBrowserReport(): Counts {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    browserReport,
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
