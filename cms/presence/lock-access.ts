import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload';

const locks = 'payload-locked-documents';

/** What is locked: a document or a global. */
interface Locked {
  document?: { relationTo?: unknown; value?: unknown } | null;
  globalSlug?: unknown;
}

interface Lock extends Locked {
  user?: { relationTo?: unknown; value?: unknown } | null;
}

const isOwn = ({ user }: Lock, req: PayloadRequest): boolean =>
  req.user !== null && user?.relationTo === 'users' && user.value === req.user.id;

/**
 * Whether the document's own rule lets this account change it. Asked without the document's content: who may only
 * draft changes of what is published edits it too.
 */
export async function mayEdit(
  { document, globalSlug }: Locked,
  req: PayloadRequest,
): Promise<boolean> {
  if (!req.user || (document && globalSlug)) return false;
  const { collections, config, db } = req.payload;
  if (!document) {
    const global = config.globals.find(({ slug }) => slug === globalSlug);
    return (await global?.access.update({ req })) === true;
  }
  const collection = document.relationTo as CollectionSlug;
  const id = Number(document.value);
  // A new document has no number yet, and nothing to lock.
  if (!Number.isInteger(id)) return false;
  const rule = await collections[collection]?.config.access.update({ id, req });
  if (typeof rule !== 'object') return rule === true;
  const where = { and: [rule, { id: { equals: id } }] };
  return (await db.count({ collection, where, req })).totalDocs > 0;
}

const create: Access<Lock> = async ({ data, req }) =>
  data !== undefined && isOwn(data, req) && (await mayEdit(data, req));

/** Taking over, one lock at a time: the name changes to one's own, nothing else. */
const update: Access<Lock> = async ({ id, data, req }) => {
  if (id === undefined || !data || !isOwn(data, req)) return false;
  if ('document' in data || 'globalSlug' in data) return false;
  const where = { id: { equals: id } };
  const stored = await req.payload.db.findOne<Lock & { id: number }>({
    collection: locks,
    where,
    req,
  });
  return stored !== null && mayEdit(stored, req);
};

const own = (user: NonNullable<PayloadRequest['user']>): Where => ({
  'user.value': { equals: user.id },
});

const remove: Access = ({ req: { user } }) => user !== null && own(user);

/** Who edits a document is told to those who may edit it too. */
const read: Access = async ({ req }) => {
  if (!req.user) return false;
  const { collections, globals } = req.payload.config;
  const seen: Where[] = [own(req.user)];
  for (const { slug, access, lockDocuments } of collections)
    if (lockDocuments !== false && (await access.update({ req })) === true)
      seen.push({ 'document.relationTo': { equals: slug } });
  for (const { slug, access } of globals)
    if ((await access.update({ req })) === true) seen.push({ globalSlug: { equals: slug } });
  return { or: seen };
};

export const lockAccess = { create, read, update, delete: remove };
