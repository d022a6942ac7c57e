import type { CollectionSlug, Payload, Where } from 'payload';
import { editAddress } from '../edit-address.ts';
import { missingFields } from '../missing-fields.ts';
import { type Asking, asPerson } from './ask.ts';
import { type ReviewedDraft, readReviews, sayReview } from './reviews.ts';

export interface Draft {
  title: string;
  /** 'Notícia' */
  kind: string;
  changedAt: Date;
  /** The name of who changed it last. */
  by: string;
  /** Names of fields that must be filled in before it can be published. */
  missing: string[];
  address: string;
  /** That somebody asks for a review, or gave it back; empty for the others. */
  review: string;
}

/** Read of each collection; of all of them that many are shown. */
const most = 5;

export interface Drafts {
  mine: Draft[];
  others: Draft[];
  /** How many of them wait for this account: to be reviewed, or given back to it. */
  waiting: number;
}

interface Found {
  collection: CollectionSlug;
  id: number | string;
}

/** What was begun and not published, the newest first, after what waits for a review or was given back. */
export async function newestDrafts(asking: Asking): Promise<Drafts> {
  const name = asking.user?.name ?? '';
  const [reviews, mine, others] = await Promise.all([
    readReviews(asking),
    newest(asking, { lastEditor: { equals: name } }),
    newest(asking, {
      or: [{ lastEditor: { not_equals: name } }, { lastEditor: { exists: false } }],
    }),
  ]);
  return {
    mine: await describe(reviews.mine, mine, asking),
    others: await describe(reviews.others, others, asking),
    waiting: reviews.waiting,
  };
}

async function describe(reviewed: ReviewedDraft[], found: Found[], asking: Asking) {
  const keyOf = ({ collection, id }: Found) => `${collection} ${id}`;
  const known = new Set(reviewed.map(keyOf));
  const others = found.filter((one) => !known.has(keyOf(one)));
  const shown = [...reviewed, ...others].slice(0, Math.max(most, reviewed.length));
  const drafts = await Promise.all(shown.map((one) => readDraft(one, asking)));
  return drafts.filter((draft) => draft !== undefined);
}

async function newest(asking: Asking, whose: Where): Promise<Found[]> {
  const slugs = draftCollections(asking.payload);
  const found = await Promise.all(slugs.map((slug) => draftsOf(slug, whose, asking)));
  return found
    .flat()
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt))
    .slice(0, most);
}

function draftCollections(payload: Payload): CollectionSlug[] {
  return payload.config.collections
    .filter(({ versions, slug }) => Boolean(versions?.drafts) && !slug.startsWith('payload-'))
    .map(({ slug }) => slug as CollectionSlug);
}

const titleOf = ({ payload }: Asking, collection: CollectionSlug) =>
  payload.collections[collection].config.admin.useAsTitle ?? 'id';

async function draftsOf(collection: CollectionSlug, whose: Where, asking: Asking) {
  const title = titleOf(asking, collection);
  const { docs } = await asking.payload.find({
    collection,
    draft: true,
    // A form that somebody opened and left is saved too, without a title.
    where: { and: [{ _status: { equals: 'draft' } }, { [title]: { exists: true } }, whose] },
    sort: '-updatedAt',
    limit: most,
    pagination: false,
    select: { updatedAt: true },
    ...asPerson(asking),
  });
  return docs.map((document) => ({
    collection,
    id: document.id,
    changedAt: String(Reflect.get(document, 'updatedAt')),
  }));
}

async function readDraft(
  { collection, id, request }: Found & Partial<Pick<ReviewedDraft, 'request'>>,
  asking: Asking,
): Promise<Draft | undefined> {
  const document = await asking.payload.findByID({
    collection,
    id,
    draft: true,
    disableErrors: true,
    ...asPerson(asking),
  });
  if (!document) return undefined;
  const { flattenedFields, labels } = asking.payload.collections[collection].config;
  const text = (name: string) => String(Reflect.get(document, name) ?? '');
  return {
    title: text(titleOf(asking, collection)),
    by: text('lastEditor'),
    kind: String(labels.singular),
    changedAt: new Date(text('updatedAt')),
    missing: missingFields(flattenedFields, { ...document }, asking.user),
    address: editAddress(collection, id),
    review: request ? sayReview(request) : '',
  };
}
