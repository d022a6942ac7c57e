import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveMark, refuseLoss, removeMark } from './database-mark.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mark-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));
const portal = (kind: 'sqlite' | 'postgres') => ({ dataDir, database: { kind, url: '' } });

test('an empty database is refused where one was complete before', () => {
  leaveMark(portal('sqlite'));
  expect(() => refuseLoss(portal('sqlite'))).toThrow(
    /^O banco de dados deste portal sumiu.*--new-database$/,
  );
});

test('not where none was: a first start, also one that was killed half-way', () => {
  expect(() => refuseLoss(portal('sqlite'))).not.toThrow();
});

test('not on a move to another kind of database', () => {
  leaveMark(portal('sqlite'));
  expect(() => refuseLoss(portal('postgres'))).not.toThrow();
});

test('not when an operator asked for a new one', () => {
  leaveMark(portal('sqlite'));
  removeMark(dataDir);
  expect(() => refuseLoss(portal('sqlite'))).not.toThrow();
});
