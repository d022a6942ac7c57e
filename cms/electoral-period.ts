import type { Payload, PayloadRequest } from 'payload';
import { now } from '../lib/clock.ts';
import { type ElectoralPeriod, hidesPublicity, periodFrom } from '../lib/publicity.ts';
import type { ElectoralPeriod as Stored } from './payload-types.ts';
import { settings } from './settings.ts';

/** Straight from the database: access rules ask for it with every question. */
export async function readPeriod(
  payload: Payload,
  req?: PayloadRequest,
): Promise<ElectoralPeriod | undefined> {
  const slug = 'electoral-period';
  const stored = await payload.db.findGlobal<Pick<Stored, 'from' | 'until'>>({
    slug,
    ...(req ? { req } : {}),
  });
  return periodFrom(stored ?? {});
}

/** What an editor is told who would send an edition in the period. */
export const noEditionsNow =
  'No período eleitoral nenhuma edição é enviada (Lei 9.504/1997, art. 73).';

export async function isPublicityHidden(req: PayloadRequest): Promise<boolean> {
  return hidesPublicity(await readPeriod(req.payload, req), now(settings));
}
