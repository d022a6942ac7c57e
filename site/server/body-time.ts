import type { FastifyInstance } from 'fastify';
import { isUpload } from './bodies.ts';
import { answerClientError } from './client-errors.ts';

const late = Object.assign(new Error('Late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Node has one limit for all bodies, and files need a long one: whatever else does not come is cut off earlier. */
export function limitBodyTime(
  front: FastifyInstance,
  timeoutMs: number,
  headers: Record<string, string>,
): void {
  front.addHook('onRequest', async ({ raw, url }) => {
    const { 'content-length': length, 'transfer-encoding': chunks } = raw.headers;
    if ((length === undefined && chunks === undefined) || isUpload(url)) return;
    const timer = setTimeout(() => answerClientError(late, raw.socket, headers), timeoutMs);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
}
