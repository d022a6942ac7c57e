import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Page } from './page.ts';

/** Sends a finished page in the best encoding, or says that it has not changed. */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status = page.status,
) {
  reply.code(status).headers(page.headers);
  // Our copy lives a minute; browsers ask each time, and mostly get 'not modified'.
  reply.header(
    'cache-control',
    page.lifeMs > 0 ? 'no-cache' : (page.headers['cache-control'] ?? 'no-store'),
  );
  reply.header('vary', 'accept-encoding, save-data');
  if (page.lifeMs > 0) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(page, request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}
