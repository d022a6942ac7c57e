import { expect, test } from 'vitest';
import { backupName, momentOfBackup, superfluousBackups } from './backup-names.ts';

const day = 86_400_000;
const first = Date.UTC(2026, 0, 1, 6);
const daily = (count: number) =>
  Array.from({ length: count }, (_, number) => backupName(new Date(first + number * day), false));

test('a name tells when its backup was begun', () => {
  const moment = new Date('2026-11-16T06:00:09Z');
  expect(backupName(moment, true)).toBe('portal-20261116T060009Z.tar.zst.cifrada');
  expect(momentOfBackup(backupName(moment, true))).toEqual(moment);
  for (const other of ['portal.db', '.parcial-x', 'portal-20261116T060009Z.tar.zst.1'])
    expect(momentOfBackup(other)).toBeUndefined();
});

test('of a year and a half stay seven days, four weeks and twelve months', () => {
  const all = daily(540);
  const gone = new Set(superfluousBackups(all));
  const left = all.filter((name) => !gone.has(name));
  expect(left.slice(-7)).toEqual(all.slice(-7));
  expect(left.length).toBeGreaterThanOrEqual(7 + 3 + 10);
  expect(left.length).toBeLessThanOrEqual(7 + 4 + 12);
  const months = new Set(left.map((name) => name.slice(7, 13)));
  expect(months.size).toBe(12);
});

test('thinned out each day, what a whole look would keep is there', () => {
  let left: string[] = [];
  for (const name of daily(540)) {
    left.push(name);
    const gone = new Set(superfluousBackups(left));
    left = left.filter((one) => !gone.has(one));
  }
  const all = daily(540);
  const gone = new Set(superfluousBackups(all));
  expect(left).toEqual(all.filter((name) => !gone.has(name)));
});

test('the newest of a day stays, the only one stays, other files are not ours', () => {
  const morning = backupName(new Date('2026-11-16T12:00:00Z'), false);
  const evening = backupName(new Date('2026-11-16T20:00:00Z'), true);
  expect(superfluousBackups([evening, morning, 'notas.txt'])).toEqual([morning]);
  expect(superfluousBackups([morning])).toEqual([]);
});
