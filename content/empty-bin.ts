import { binDays } from '../lib/retention.ts';
import { skipFailing } from '../lib/skip-failing.ts';
import { openPayload } from './payload.ts';
import { rowsOf } from './rows-of.ts';

const dayMs = 86_400_000;

/** Deletes for good what lay in the bin for thirty days. */
export async function emptyBin(now: Date): Promise<void> {
  const payload = await openPayload();
  const before = new Date(now.getTime() - binDays * dayMs).toISOString();
  const where = { deletedAt: { less_than: before } };
  await skipFailing(
    payload.config.collections.filter(({ trash }) => trash),
    ({ slug: collection }) =>
      skipFailing(
        rowsOf({ collection, where, select: { deletedAt: true } }),
        ({ id }) => payload.delete({ collection, id, trash: true, depth: 0 }),
        `Ficam na lixeira de ${collection}`,
      ),
    'A lixeira não foi esvaziada toda',
  );
}
