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
  const test = newest.test === 'restaurada' ? 'testada' : 'não testada';
  return `${ago(new Date(newest.startedAt), now)}, ${test}`;
}

/** Before the first night there is none, and nothing is wrong with that. */
export function lateBackup(state: BackupState, now: Date): ToMend[] {
  const wrong = whatIsWrong(state, now);
  const verb = 'Ver as cópias';
  return wrong ? [{ ...wrong, verb, address: '/admin/collections/backup-runs' }] : [];
}

function whatIsWrong(
  { newest, failure }: BackupState,
  now: Date,
): Pick<ToMend, 'title' | 'words'> | undefined {
  const last = newest
    ? `A última boa: ${ago(new Date(newest.startedAt), now)}.`
    : 'Não há nenhuma.';
  if (failure !== undefined)
    return { title: 'A cópia de segurança falhou', words: `${failure} ${last}` };
  if (newest && now.getTime() - Date.parse(newest.startedAt) > lateMs)
    return { title: 'A cópia de segurança está atrasada', words: last };
  if (newest && newest.test !== 'restaurada')
    return {
      title: 'A cópia de segurança não foi testada',
      words: 'Foi só lida: a conta do PostgreSQL não pode criar um esquema em que a restaure.',
    };
  return undefined;
}
