import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isEditor } from '../access/editors.ts';
import { isWriter } from '../access/writers.ts';
import { asked } from '../asked.ts';
import { refuse } from '../hooks/refuse.ts';
import { findUses } from './find-uses.ts';
import { readableUses } from './readable-uses.ts';
import { replaceUses } from './replace-uses.ts';
import { usesField } from './uses-field.ts';

/** A page of a list has no more. */
const mostAsked = 100;
/** Of each document; the others are counted. */
const mostNamed = 30;

const number = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
const numbers = z
  .string()
  .transform((text) => text.split(',').slice(0, mostAsked))
  .pipe(z.array(number));

/**
 * Where documents of a collection are used, by their numbers: how often, and by name the first of those that the
 * account may read.
 */
export const usesEndpoint: Endpoint = {
  path: '/uses/:of',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) refuse('Só quem edita pode ver isto.', 403);
    const of = collectionOf(req);
    const ids = numbers.safeParse(req.query.ids);
    if (!of || !ids.success) return refuse('O pedido está incompleto.');
    const uses = await findUses(of, ids.data, req);
    const readable = await readableUses(uses, req);
    const byDocument = ids.data.map((id) => ({
      id,
      count: uses.filter((use) => use.of === id).length,
      first: readable.filter((use) => use.of === id).slice(0, mostNamed),
    }));
    return Response.json({ uses: byDocument });
  },
};

const replacement = z.object({ by: z.number().int() });

/** Puts another document in all places where this one is used. */
export const replaceEndpoint: Endpoint = {
  path: '/uses/:of/:id/replace',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) refuse('Só quem edita pode trocar.', 403);
    const target = collectionOf(req);
    const from = number.safeParse(req.routeParams?.id);
    if (!target || !from.success) return refuse('O pedido está incompleto.');
    const { by } = await asked(req, replacement);
    const count = await replaceUses({ target, from: from.data, to: by }, req);
    return Response.json({ count });
  },
};

/** Only those whose documents show where they are used. */
function collectionOf({ routeParams, payload }: PayloadRequest): CollectionSlug | undefined {
  const of = String(routeParams?.of);
  if (!Object.hasOwn(payload.collections, of)) return undefined;
  const { config } = payload.collections[of as CollectionSlug];
  const shows = config.fields.some((field) => 'name' in field && field.name === usesField.name);
  return shows ? config.slug : undefined;
}
