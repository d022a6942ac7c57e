import type { FastifyRequest } from 'fastify';
import type { Address } from './address.ts';

/** The only header that changes a page: with `Save-Data` no player is loaded unasked. */
export function cacheKey({ path, search }: Address, { headers }: FastifyRequest): string {
  return headers['save-data'] === 'on' ? `${path}${search} save-data` : path + search;
}
