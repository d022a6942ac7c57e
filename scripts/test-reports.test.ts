import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBrowserReport, readUnitReport } from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const keep = (report: object) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

test('units are counted', () => {
  const path = keep({ numPassedTests: 3, numFailedTests: 1 });
  expect(readUnitReport(path)).toEqual({ passed: 3, failed: 1, leftOut: [] });
});

test('browser tests are counted, a second try is a failure, and what was left out is named', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'no Java' }] };
  const passed = { status: 'expected', annotations: [{ type: 'measured', description: '1 s' }] };
  const path = keep({
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [{ title: 'passes', tests: [passed] }],
        suites: [{ specs: [{ title: 'the checker', tests: [skipped] }] }],
      },
    ],
  });
  expect(readBrowserReport(path)).toEqual({
    passed: 2,
    failed: 2,
    leftOut: ['the checker (no Java)'],
  });
});

test('a run that wrote no report passed nothing', () => {
  const nothing = { passed: 0, failed: 0, leftOut: [] };
  expect(readUnitReport(join(folder, 'none.json'))).toEqual(nothing);
  expect(readBrowserReport(join(folder, 'none.json'))).toEqual(nothing);
});
