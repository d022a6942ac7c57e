import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChooseEncoding } from './encodings.ts';
import { isWorthCompressing, type Page } from './page.ts';

/** Sends finished pages in the best encoding, or says that they have not changed. */
export function createSender(choose: ChooseEncoding) {
  return async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    status = page.status,
  ) {
    reply.code(status).headers(headersOf(page));
    if (page.lifeMs > 0 && request.headers['if-none-match']?.includes(page.etag))
      return reply.code(304).send();
    const encoding = isWorthCompressing(page) ? choose(request.headers) : undefined;
    if (!encoding) return reply.send(page.body);
    return reply
      .header('content-encoding', encoding.name)
      .send(await page.encoder.encoded(encoding));
  };
}

/** In whichever encoding it is sent. */
export function headersOf({ headers, lifeMs, etag }: Page): Record<string, string> {
  const vary = 'accept-encoding, available-dictionary, save-data, sec-fetch-site';
  // Our copy lives a minute; browsers ask each time, and mostly get 'not modified'.
  if (lifeMs > 0) return { ...headers, 'cache-control': 'no-cache', vary, etag };
  return { ...headers, 'cache-control': headers['cache-control'] ?? 'no-store', vary };
}
