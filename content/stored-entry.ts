import type { PlaceGroup } from '../cms/entries/places.ts';
import type { Entry } from '../cms/payload-types.ts';
import { isProtocolShape } from '../lib/protocol.ts';
import { openPayload } from './payload.ts';
import type { TransactionRequest } from './transaction.ts';

/** An entry as it is stored, sealed; for `content/` alone. */
export async function storedEntry(
  protocol: string,
  req?: TransactionRequest,
): Promise<Entry | undefined> {
  if (!isProtocolShape(protocol)) return undefined;
  const { db } = await openPayload();
  const { docs } = await db.find<Entry>({
    collection: 'entries',
    where: { protocol: { equals: protocol } },
    limit: 1,
    pagination: false,
    ...(req && { req }),
  });
  return docs[0];
}

/** The places that it is about. */
export const groupOf = ({ signUp, quota }: Entry): PlaceGroup => ({
  signUp: typeof signUp === 'number' ? signUp : signUp.id,
  quota,
});
