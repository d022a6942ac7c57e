import type { Where } from 'payload';
import { ago } from '../../lib/ago.ts';
import type { BackupRun } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { type Asking, asPerson } from './ask.ts';
import type { ToMend } from './to-mend.ts';

/** When the newest backup was made, and what became of the newest attempt. */
export interface BackupState {
  newest: BackupRun | undefined;
  failure: string | undefined;
}

const lateMs = 36 * 3_600_000;

/** Undefined where another program makes the backups. */
export async function readBackupState(asking: Asking): Promise<BackupState | undefined> {
  if (!settings.dailyBackup) return undefined;
  const find = async (where: Where) => {
    const { docs } = await asking.payload.find({
      ...{ collection: 'backup-runs', where, sort: '-startedAt', limit: 1, pagination: false },
      ...asPerson(asking),
    });
    return docs[0];
  };
  const [newest, last] = await Promise.all([find({ state: { equals: 'feita' } }), find({})]);
  const failure = last?.state === 'falhou' ? (last.why ?? 'Houve uma falha técnica.') : undefined;
  return { newest, failure };
}

/** 'há 5 h, testada' */
export function backupInWords({ newest }: BackupState, now: Date): string {
  if (!newest) return 'ainda nenhuma';
  const test = newest.test === 'restaurada' ? 'testada' : 'conferida';
  return `${ago(new Date(newest.startedAt), now)}, ${test}`;
}

/** Before the first night there is none, and nothing is wrong with that. */
export function lateBackup({ newest, failure }: BackupState, now: Date): ToMend[] {
  const age = newest ? now.getTime() - Date.parse(newest.startedAt) : 0;
  if (failure === undefined && age <= lateMs) return [];
  const last = newest
    ? `A última boa: ${ago(new Date(newest.startedAt), now)}.`
    : 'Não há nenhuma.';
  return [
    {
      title: failure ? 'A cópia de segurança falhou' : 'A cópia de segurança está atrasada',
      words: failure ? `${failure} ${last}` : last,
      verb: 'Ver as cópias',
      address: '/admin/collections/backup-runs',
    },
  ];
}
