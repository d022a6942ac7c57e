import type { CollectionSlug } from 'payload';
import { isEditor } from '../access/editors.ts';
import type { ReviewRequest } from '../payload-types.ts';
import { isAsked, isReturned } from '../reviews/review-request.ts';
import { type Asking, asPerson } from './ask.ts';

export interface ReviewedDraft {
  collection: CollectionSlug;
  id: number;
  request: ReviewRequest;
}

/** The oldest; who has reviewed them sees the next. */
const most = 10;

/** Drafts that wait for a review, and one's own that were given back, those that wait longest first. */
export async function readReviews(asking: Asking) {
  const own = asking.user?.id ?? 0;
  const { docs } = await asking.payload.find({
    collection: 'review-requests',
    where: { or: [isAsked, { and: [isReturned, { account: { equals: own } }] }] },
    sort: 'createdAt',
    limit: most,
    pagination: false,
    ...asPerson(asking),
  });
  const drafts = docs.map((request) => ({
    collection: request.list as CollectionSlug,
    id: request.document,
    request,
  }));
  const mine = drafts.filter(({ request }) => request.account === own);
  const others = drafts.filter(({ request }) => request.account !== own);
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
