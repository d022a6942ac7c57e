import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestAddress } from './address.ts';
import { allowedMethods } from './post-gate.ts';

export const refusal = (statusCode: number) => Object.assign(new Error('Refused'), { statusCode });

/** Refusals from the first line and the headers alone, before anything is read or looked up. */
export function refuseEarly({ raw }: Pick<FastifyRequest, 'raw'>, reply: FastifyReply): void {
  const { url = '/', method = '', httpVersion, headers } = raw;
  if (url.length > longestAddress) throw refusal(414);
  // RFC 9112, 3.2; older requests have none.
  if (headers.host === undefined && httpVersion === '1.1') throw refusal(400);
  const allowed = allowedMethods(url.split('?', 1)[0] ?? '');
  if (allowed.includes(method)) return;
  reply.header('allow', allowed.join(', '));
  throw refusal(405);
}
