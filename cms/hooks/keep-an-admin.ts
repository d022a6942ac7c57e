import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload';
import type { User } from '../payload-types.ts';
import { refuse } from './refuse.ts';

const words = 'Esta é a única conta de administrador. Dê antes esse papel a outra conta.';
const collection = 'users';
const role = { equals: 'admin' };

/**
 * Without an administrator nobody could make one. All administrators are locked first: of two who demote each
 * other at the same moment, the second waits and then counts correctly.
 */
async function refuseIfLast(id: number | string, req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  const held = await db.find<User>({ collection, where: { role }, pagination: false, req });
  for (const { id, updatedAt } of held.docs.toSorted((one, other) => one.id - other.id))
    await db.updateOne({ collection, id, data: { updatedAt }, req, returning: false });
  const others: Where = { and: [{ role }, { id: { not_equals: id } }] };
  const { totalDocs } = await db.count({ collection, where: others, req });
  if (totalDocs === 0) refuse(words);
}

export const keepAnAdmin: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  const demoted = originalDoc?.role === 'admin' && data.role && data.role !== 'admin';
  if (demoted) await refuseIfLast(originalDoc.id, req);
  return data;
};

export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where: Where = { and: [{ role }, { id: { equals: id } }] };
  const { totalDocs } = await req.payload.db.count({ collection, where, req });
  if (totalDocs > 0) await refuseIfLast(id, req);
};
