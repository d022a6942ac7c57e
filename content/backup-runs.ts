import type { MadeBackup } from '../cms/backup/make-backup.ts';
import type { BackupRun } from '../cms/payload-types.ts';
import { dayOf, timeOf } from '../lib/dates.ts';
import { openPayload } from './payload.ts';

const collection = 'backup-runs';
/** At night, when few write. */
const earliest = '03:00';
const againAfterMs = 3_600_000;
/** A run that has not ended by then was killed. */
const longestMs = 6 * 3_600_000;

/**
 * Makes the day's backup if it is due, once however many programs ask at the same time: whoever writes the day's row,
 * or changes that of a failed attempt, makes it.
 */
export async function runDailyBackup(
  now: Date,
  make: () => Promise<MadeBackup>,
): Promise<MadeBackup | undefined> {
  if (timeOf(now) < earliest) return undefined;
  const id = await claim(dayOf(now), now);
  if (id === undefined) return undefined;
  const { db } = await openPayload();
  const end = async (data: Partial<BackupRun>) => {
    const ended = { ...data, endedAt: new Date().toISOString() };
    await db.updateOne({ collection, id, data: ended, returning: false });
  };
  try {
    const made = await make();
    await end(resultOf(made));
    return made;
  } catch (error) {
    await end({ state: 'falhou', why: (error as Error).message.slice(0, 300) });
    throw error;
  }
}

async function claim(slot: string, now: Date): Promise<number | undefined> {
  const { db } = await openPayload();
  const known = await db.findOne<BackupRun>({ collection, where: { slot: { equals: slot } } });
  const data = { startedAt: now.toISOString(), state: 'fazendo', endedAt: null, why: null };
  if (known) {
    if (!isDueAgain(known, now)) return undefined;
    const asRead = { id: { equals: known.id }, startedAt: { equals: known.startedAt } };
    const mine: BackupRun | null = await db.updateOne({
      ...{ collection, where: asRead, data, options: { atomic: true } },
    });
    return mine?.id;
  }
  try {
    return (await db.create({ collection, data: { slot, ...data } })).id;
  } catch (error) {
    // Another program was first: the day is unique.
    if (await db.findOne({ collection, where: { slot: { equals: slot } } })) return undefined;
    throw error;
  }
}

function isDueAgain({ state, startedAt, endedAt }: BackupRun, now: Date): boolean {
  if (state === 'feita') return false;
  const since = now.getTime() - Date.parse(endedAt ?? startedAt);
  return since > (state === 'falhou' ? againAfterMs : longestMs);
}

const resultOf = ({ file, bytes, test }: MadeBackup) =>
  ({ state: 'feita', file, bytes, test }) as const;

/** A backup that somebody made by hand. */
export async function noteBackup(made: MadeBackup): Promise<void> {
  const { db } = await openPayload();
  const { startedAt } = made;
  await db.create({
    collection,
    data: {
      ...{ slot: `à mão, ${startedAt}`, startedAt, endedAt: new Date().toISOString() },
      ...resultOf(made),
    },
    returning: false,
  });
}
