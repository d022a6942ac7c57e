import { readPeriod } from '../cms/electoral-period.ts';
import { type ElectoralPeriod, hidesPublicity } from '../lib/publicity.ts';
import { openPayload } from './payload.ts';

/** The one that administrators have set, over or to come. */
export async function readElectoralPeriod(): Promise<ElectoralPeriod | undefined> {
  return readPeriod(await openPayload());
}

export async function isPublicityHidden(now: Date): Promise<boolean> {
  return hidesPublicity(await readElectoralPeriod(), now);
}

/** Whether the period hides a recording that is published at this address. Nothing of it is told. */
export async function isHiddenRecording(slug: string, now: Date): Promise<boolean> {
  if (!(await isPublicityHidden(now))) return false;
  const { db } = await openPayload();
  const { totalDocs } = await db.count({
    collection: 'recorded-broadcasts',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
  });
  return totalDocs > 0;
}
