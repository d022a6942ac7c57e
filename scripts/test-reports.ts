import { existsSync, readFileSync } from 'node:fs';

export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that were left out, each with its reason. */
  leftOut: string[];
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

interface BrowserReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
}

export function readUnitReport(path: string): Outcome {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read<UnitReport>(path) ?? {};
  return { passed, failed, leftOut: [] };
}

export function readBrowserReport(path: string): Outcome {
  const report = read<BrowserReport>(path);
  if (!report) return { passed: 0, failed: 0, leftOut: [] };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, leftOut: leftOutOf(report) };
}

function leftOutOf({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'skip'))
      .map(({ description = '?' }) => `${title} (${description})`),
  );
  return [...own, ...suites.flatMap(leftOutOf)];
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
