import type { FastifyRequest } from 'fastify';
import type { Address } from './address.ts';
import type { Asked } from './render-page.ts';

type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** The only header that changes a page: with `Save-Data` no player is loaded unasked. */
const savesData = ({ headers }: WithHeaders) => headers['save-data'] === 'on';

export function cacheKey({ path, search }: Address, request: WithHeaders): string {
  return savesData(request) ? `${path}${search} save-data` : path + search;
}

/** A request for the same page that tells nothing of the visitor. */
export function nobodysRequest(request: WithHeaders): Asked {
  return { method: 'GET', headers: savesData(request) ? { 'save-data': 'on' } : {}, body: null };
}
