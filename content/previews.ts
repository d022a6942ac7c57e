import { createLocalReq, type Payload } from 'payload';
import { linkSigner } from '../cms/link-signer.ts';
import { missingFields } from '../cms/missing-fields.ts';
import type { User } from '../cms/payload-types.ts';
import type { Draft } from '../lib/draft.ts';
import { readPreviewToken } from '../lib/preview-token.ts';
import { type DetailedCollection, homeOfCollection } from '../lib/subjects.ts';
import { openPayload } from './payload.ts';

/** A draft, and the address that its page has or will have. */
export interface Preview {
  draft: Draft;
  path: string;
}

/** For an address that has none yet. */
const unnamed = 'sem-endereco';

/**
 * The draft that a signed address names, read with the rights that the account has now. Nothing for what we
 * did not sign, for what is deleted and for who may no longer see it.
 */
export async function openPreview(
  token: string,
  now: Date,
): Promise<Preview | 'expired' | undefined> {
  const named = readPreviewToken(token, now, linkSigner.key);
  if (named === undefined || named === 'expired') return named;
  const collection = named.collection as DetailedCollection;
  const home = homeOfCollection.get(collection);
  if (!home) return undefined;
  const payload = await openPayload();
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: named.user } },
  });
  if (!user) return undefined;
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const document = await payload.findByID({
    ...{ collection, id: named.id, draft: true, depth: 0 },
    ...{ req, overrideAccess: false, disableErrors: true },
  });
  if (!document) return undefined;
  const { flattenedFields } = payload.collections[collection].config;
  const missing = missingFields(flattenedFields, { ...document }, req.user);
  const slug = (await publicSlug(payload, collection, named.id)) ?? (document.slug || unnamed);
  return { draft: { collection, document, missing }, path: `${home}/${slug}` };
}

/** Lists on a page are found by its public address: a draft may have another. */
async function publicSlug(payload: Payload, collection: DetailedCollection, id: number) {
  const stored = await payload.db.findOne<{ id: number; slug?: string; _status?: string }>({
    collection,
    where: { id: { equals: id } },
  });
  return stored?._status === 'published' ? stored.slug : undefined;
}
