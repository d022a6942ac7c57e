import { readTownCounts, type TownCounts } from '../cms/town-counts.ts';
import { openPayload } from './payload.ts';

export type { TownCounts };

/** How much each municipality has for visitors, by its slug. */
export async function countByTown(now: Date): Promise<Map<string, TownCounts>> {
  return readTownCounts(await openPayload(), now);
}
