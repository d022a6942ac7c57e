import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dictionary } from './dictionary.ts';
import { chooseEncoding } from './encodings.ts';
import { isWorthCompressing, type Page } from './page.ts';

/** Sends finished pages in the best encoding, or says that they have not changed. */
export function createSender(dictionary: Dictionary | undefined) {
  return async function send(
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
    reply.header('vary', 'accept-encoding, available-dictionary, save-data');
    if (page.lifeMs > 0) {
      reply.header('etag', page.etag);
      if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
    }
    const encoding = isWorthCompressing(page)
      ? chooseEncoding(request.headers, dictionary)
      : undefined;
    if (!encoding) return reply.send(page.body);
    return reply
      .header('content-encoding', encoding.name)
      .send(await page.encoder.encoded(encoding));
  };
}
