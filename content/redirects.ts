import { redirectPath } from '../lib/redirect-path.ts';
import { asVisitor, openPayload } from './payload.ts';

/** Where an editor sends whoever asks for an address without a page. */
export async function findRedirect(address: string): Promise<string | undefined> {
  const from = redirectPath(address);
  if (!from) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    limit: 1,
    pagination: false,
    select: { to: true },
    ...asVisitor,
    depth: 0,
  });
  return docs[0]?.to;
}
