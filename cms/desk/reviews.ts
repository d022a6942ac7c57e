import type { CollectionSlug, Where } from 'payload';
import { isEditor } from '../access/editors.ts';
import type { ReviewRequest } from '../payload-types.ts';
import { isAsked } from '../reviews/review-request.ts';
import { type Asking, asPerson } from './ask.ts';

export interface ReviewedDraft {
  collection: CollectionSlug;
  id: number;
  request: ReviewRequest;
}

/** The oldest of each; who has reviewed them sees the next. */
const most = 10;

async function oldest(where: Where, asking: Asking): Promise<ReviewedDraft[]> {
  const { docs } = await asking.payload.find({
    ...{ collection: 'review-requests', where, sort: 'createdAt' },
    ...{ limit: most, pagination: false },
    ...asPerson(asking),
  });
  return docs.map((request) => ({
    collection: request.list as CollectionSlug,
    id: request.document,
    request,
  }));
}

/** Drafts that wait for a review, and one's own that were given back, those that wait longest first. */
export async function readReviews(asking: Asking) {
  const own = asking.user?.id ?? 0;
  const [mine, others] = await Promise.all([
    oldest({ account: { equals: own } }, asking),
    oldest({ and: [isAsked, { account: { not_equals: own } }] }, asking),
  ]);
  const returned = mine.filter(({ request }) => request.state === 'devolvida');
  return { mine, others, waiting: (isEditor(asking) ? others : returned).length };
}

/** 'Rui Sá pede revisão: “Confira a data.”' */
export function sayReview({ state, askedBy, note, returnedBy, answer }: ReviewRequest): string {
  const [words, quoted] =
    state === 'pedida'
      ? [`${askedBy} pede revisão`, note]
      : [`Devolvido por ${returnedBy}`, answer];
  return quoted ? `${words}: “${quoted}”` : `${words}.`;
}
