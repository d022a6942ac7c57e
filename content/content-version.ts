import { settings } from '../cms/settings.ts';
import { now } from '../lib/clock.ts';
import { asVisitor, openPayload } from './payload.ts';
import { readTurningPoints } from './site-bands.ts';

/** Read again with each publication, because one of these may have changed them. */
let turning: { value: number; points: number[] } | undefined;

/** More than there are turning points between two publications. */
const room = 8;

/**
 * Grows with each publication, and when a moment passes that changes every page: the begin and the end of a band
 * or of the electoral period. Whoever keeps rendered pages, or an index of them, compares it.
 */
export async function readContentVersion(): Promise<number> {
  const payload = await openPayload();
  const { value } = await payload.findGlobal({ slug: 'content-version', ...asVisitor });
  if (turning?.value !== value) turning = { value, points: await readTurningPoints() };
  const moment = now(settings).getTime();
  return value * room + turning.points.filter((point) => point <= moment).length;
}
