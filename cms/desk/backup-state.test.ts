import { expect, test } from 'vitest';
import type { BackupRun } from '../payload-types.ts';
import { backupInWords, lateBackup } from './backup-state.ts';

const now = new Date('2026-11-16T14:00:00-03:00');
const madeAt = (hours: number, test: 'restaurada' | 'conferida' = 'restaurada') => ({
  newest: {
    startedAt: new Date(now.getTime() - hours * 3_600_000).toISOString(),
    test,
  } as BackupRun,
  failure: undefined,
});

test('the desk tells how old the newest backup is, and how it was tested', () => {
  expect(backupInWords(madeAt(5), now)).toBe('há 5 h, testada');
  expect(backupInWords(madeAt(30, 'conferida'), now)).toBe('ontem, não testada');
  expect(backupInWords({ newest: undefined, failure: undefined }, now)).toBe('ainda nenhuma');
});

test('one that is older than 36 hours, or failed, is to mend', () => {
  expect(lateBackup(madeAt(36), now)).toEqual([]);
  expect(lateBackup({ newest: undefined, failure: undefined }, now)).toEqual([]);
  expect(lateBackup(madeAt(60), now)).toMatchObject([
    { title: 'A cópia de segurança está atrasada', words: 'A última boa: há 2 dias.' },
  ]);
  expect(lateBackup({ ...madeAt(3), failure: 'O disco está cheio.' }, now)).toMatchObject([
    { title: 'A cópia de segurança falhou', words: 'O disco está cheio. A última boa: há 3 h.' },
  ]);
});

test('one that could not be restored on trial is to mend', () => {
  expect(lateBackup(madeAt(3, 'conferida'), now)).toMatchObject([
    {
      title: 'A cópia de segurança não foi testada',
      words: 'Foi só lida: a conta do PostgreSQL não pode criar um esquema em que a restaure.',
    },
  ]);
});
