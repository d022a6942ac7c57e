import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { now } from '../../lib/clock.ts';
import { asked } from '../asked.ts';
import { refuse } from '../hooks/refuse.ts';
import { settings } from '../settings.ts';
import { longestNote } from './review-request.ts';
import { type Asking, askReview, returnDraft } from './review-steps.ts';

const draftWish = z.object({
  collection: z.string().max(60),
  id: z.number().int(),
  note: z.string().trim().max(longestNote),
});

async function read(req: PayloadRequest) {
  const { payload, user } = req;
  if (user?.collection !== 'users') return refuse('Entre de novo.', 403);
  const data = await asked(req, draftWish);
  const config = payload.config.collections.find(({ slug }) => slug === data.collection);
  if (!config?.versions?.drafts) return refuse('O pedido está incompleto.');
  const collection = config.slug as CollectionSlug;
  const asking: Asking = { payload, user };
  return { wish: { ...data, collection }, asking };
}

/** For the panel at the top of a draft's form. */
export const reviewEndpoints: Endpoint[] = [
  {
    path: '/reviews/ask',
    method: 'post',
    handler: async (req) => {
      const { wish, asking } = await read(req);
      await askReview(wish, asking);
      return Response.json({});
    },
  },
  {
    path: '/reviews/return',
    method: 'post',
    handler: async (req) => {
      const { wish, asking } = await read(req);
      await returnDraft({ ...wish, now: now(settings) }, asking);
      return Response.json({});
    },
  },
];
