import type { FastifyRequest } from 'fastify';
import type { Address } from './address.ts';

/** The one header that a page may answer to: whoever spares data is not sent a player unasked. */
export function cacheKey({ path, search }: Address, { headers }: FastifyRequest): string {
  return headers['save-data'] === 'on' ? `${path}${search} save-data` : path + search;
}
