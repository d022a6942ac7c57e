import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { dayOf } from '../../lib/dates.ts';
import { sessionNumber } from '../../lib/session-number.ts';

interface Item {
  of: string;
  document: number;
}

interface Stored {
  id: number;
  _status?: string;
  changes?: { day: string }[];
}

/**
 * Notes what a change or a deletion takes from the public, and forgets the note when it is public again. What
 * is public is read from the collection before and after, because documents in hooks may be drafts.
 */
export const rememberPublic: CollectionBeforeChangeHook = async ({
  collection,
  context,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return;
  context[keyOf(collection.slug, originalDoc.id)] = await publicItems(
    collection.slug,
    originalDoc.id,
    req,
  );
};

export const rememberBeforeDeletion: CollectionBeforeDeleteHook = async ({
  collection,
  context,
  id,
  req,
}) => {
  context[keyOf(collection.slug, id)] = await publicItems(collection.slug, id, req);
};

export const noteWithdrawn: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  req,
}) => {
  const { slug } = collection;
  const before = remembered(context, slug, doc.id);
  const after = await publicItems(slug, doc.id, req);
  const stays = new Set(after.map((item) => keyOf(item.of, item.document)));
  await forget(after, req);
  await note(
    before.filter((item) => !stays.has(keyOf(item.of, item.document))),
    req,
  );
};

export const noteDeleted: CollectionAfterDeleteHook = async ({ collection, context, id, req }) => {
  await note(remembered(context, collection.slug, id), req);
};

const keyOf = (of: string, document: number | string) => `public:${of}:${document}`;

const remembered = (context: Record<string, unknown>, of: string, id: number | string) =>
  (context[keyOf(of, id)] ?? []) as Item[];

/** The document, and the single dates of a rule that differ from it: these are in a feed of their own. */
async function publicItems(
  of: CollectionSlug,
  id: number | string,
  req: PayloadRequest,
): Promise<Item[]> {
  const stored = await req.payload.db.findOne<Stored>({
    collection: of,
    where: { id: { equals: id } },
    req,
  });
  if (stored?._status !== 'published') return [];
  const { id: document, changes = [] } = stored;
  return [
    { of, document },
    ...changes.map(({ day }) => ({
      of: 'scheduled-sessions',
      document: sessionNumber(document, dayOf(new Date(day))),
    })),
  ];
}

async function note(items: Item[], req: PayloadRequest): Promise<void> {
  const withdrawnAt = new Date().toISOString();
  for (const { of, document } of items)
    await req.payload.db.upsert({
      collection: 'withdrawn-items',
      where: { and: [{ of: { equals: of } }, { document: { equals: document } }] },
      data: { of, document, withdrawnAt },
      req,
    });
}

async function forget(items: Item[], req: PayloadRequest): Promise<void> {
  for (const of of new Set(items.map((item) => item.of))) {
    const numbers = items.filter((item) => item.of === of).map(({ document }) => document);
    await req.payload.db.deleteMany({
      collection: 'withdrawn-items',
      where: { and: [{ of: { equals: of } }, { document: { in: numbers } }] },
      req,
    });
  }
}
