import { expect, test } from 'vitest';
import { backupName, momentOfBackup, superfluousBackups } from './backup-names.ts';

const day = 86_400_000;
const first = Date.UTC(2026, 0, 1, 6);
const afterAll = new Date(first + 540 * day);
const daily = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    backupName(new Date(first + number * day), 'daily', false),
  );

test('a name tells when its backup was begun', () => {
  const moment = new Date('2026-11-16T06:00:09Z');
  expect(backupName(moment, 'daily', true)).toBe('portal-20261116T060009Z.tar.zst.cifrada');
  expect(momentOfBackup(backupName(moment, 'daily', true))).toEqual(moment);
  const byHand = backupName(moment, 'manual', false);
  expect(byHand).toBe('portal-20261116T060009Z-manual.tar.zst');
  expect(momentOfBackup(byHand)).toEqual(moment);
  for (const other of ['portal.db', '.parcial-x', 'portal-20261116T060009Z.tar.zst.1'])
    expect(momentOfBackup(other)).toBeUndefined();
});

test('of a year and a half stay seven days, four weeks and twelve months', () => {
  const all = daily(540);
  const gone = new Set(superfluousBackups(all, afterAll));
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
    const gone = new Set(superfluousBackups(left, afterAll));
    left = left.filter((one) => !gone.has(one));
  }
  const all = daily(540);
  const gone = new Set(superfluousBackups(all, afterAll));
  expect(left).toEqual(all.filter((name) => !gone.has(name)));
});

const at = (moment: string, kind: 'daily' | 'manual' = 'daily', isSealed = false) =>
  backupName(new Date(moment), kind, isSealed);

test('the newest of a day stays, the only one stays, other files are not ours', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const morning = at('2026-11-16T12:00:00Z');
  const evening = at('2026-11-16T20:00:00Z', 'daily', true);
  expect(superfluousBackups([evening, morning, 'notas.txt'], now)).toEqual([morning]);
  expect(superfluousBackups([morning], now)).toEqual([]);
});

test('copies made by hand stay 30 days, and push out no other', () => {
  const night = at('2026-11-16T06:00:00Z');
  const byHand = ['09', '12', '15'].map((hour) => at(`2026-11-16T${hour}:00:00Z`, 'manual'));
  const all = [...byHand, night];
  expect(superfluousBackups(all, new Date('2026-11-16T15:01:00Z'))).toEqual([]);
  const later = Array.from({ length: 30 }, (_, number) =>
    backupName(new Date(Date.UTC(2026, 10, 17 + number, 6)), 'daily', false),
  );
  const after29Days = superfluousBackups([...all, ...later], new Date('2026-12-15T15:00:00Z'));
  for (const name of byHand) expect(after29Days).not.toContain(name);
  const after30Days = superfluousBackups([...all, ...later], new Date('2026-12-16T15:00:01Z'));
  expect(after30Days).toEqual(expect.arrayContaining([...byHand, night]));
});

test('where all are made by hand, older ones are thinned out like the others', () => {
  const all = Array.from({ length: 540 }, (_, number) =>
    backupName(new Date(first + number * day), 'manual', false),
  );
  const gone = new Set(superfluousBackups(all, afterAll));
  const left = all.filter((name) => !gone.has(name));
  expect(left.slice(-30)).toEqual(all.slice(-30));
  expect(new Set(left.map((name) => name.slice(7, 13))).size).toBeGreaterThanOrEqual(12);
});
