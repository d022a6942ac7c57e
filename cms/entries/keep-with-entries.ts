import type { CollectionBeforeDeleteHook } from 'payload';
import { refuse } from '../hooks/refuse.ts';

/** A form stays while anything that was entered through it does; its messages go with it. */
export const keepWithEntries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  const where = { signUp: { equals: id } };
  for (const collection of ['entries', 'entry-drafts'] as const)
    if ((await db.count({ collection, where, req })).totalDocs > 0)
      refuse('Há inscrições neste formulário. Para não receber outras, cancele o serviço.');
  await db.deleteMany({ collection: 'entry-notices', where, req });
};
