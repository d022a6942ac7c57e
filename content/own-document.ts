import {
  afterReadTraverseFields,
  createLocalReq,
  type DataFromCollectionSlug,
  type Payload,
  type PopulateType,
  type Where,
} from 'payload';
import type { Draft } from '../lib/draft.ts';
import type { DetailedCollection } from '../lib/subjects.ts';
import { asVisitor, openPayload } from './payload.ts';

interface Reading {
  where?: Where;
  populate?: PopulateType;
  depth?: number;
}

/**
 * The document that a page is about: the public one of this address, or the draft that is being previewed.
 * `where` says what else must be true of a public one. As it is stored, so for readers of this room only.
 */
export async function ownDocument<Collection extends DetailedCollection>(
  collection: Collection,
  slug: string,
  draft: Draft | undefined,
  { where = {}, populate = {}, depth = asVisitor.depth }: Reading = {},
): Promise<DataFromCollectionSlug<Collection> | undefined> {
  const payload = await openPayload();
  if (draft)
    return draft.collection === collection
      ? ((await related(payload, draft, populate, depth)) as DataFromCollectionSlug<Collection>)
      : undefined;
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug }, ...where },
    limit: 1,
    pagination: false,
    populate,
    ...asVisitor,
    depth,
  });
  return docs[0] as DataFromCollectionSlug<Collection> | undefined;
}

/** The draft with what it points to, which is read as a visitor does: a preview shows one draft only. */
async function related(
  payload: Payload,
  { collection, document }: Draft,
  populate: PopulateType,
  depth: number,
): Promise<object> {
  const { config } = payload.collections[collection];
  const doc: Record<string, unknown> & { id: number } = structuredClone(document);
  const promises: { fieldPromises: Promise<void>[]; populationPromises: Promise<void>[] } = {
    fieldPromises: [],
    populationPromises: [],
  };
  const req = await createLocalReq({}, payload);
  afterReadTraverseFields({
    ...promises,
    ...{ collection: config, global: null, fields: config.fields, doc, siblingDoc: doc },
    ...{ context: req.context, req, populate, depth, currentDepth: 1, fieldDepth: 0 },
    ...{ draft: false, overrideAccess: false, showHiddenFields: false, findMany: false },
    ...{ locale: null, fallbackLocale: null, flattenLocales: true },
    ...{ parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' },
  });
  // Those of a field may add others.
  const { fieldPromises, populationPromises } = promises;
  while (fieldPromises.length + populationPromises.length > 0) {
    await Promise.all(fieldPromises.splice(0));
    await Promise.all(populationPromises.splice(0));
  }
  return doc;
}
