import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { largestUpload } from '../../lib/file-kinds.ts';
import { senderNetwork } from '../../lib/network-address.ts';
import { paths } from '../../lib/paths.ts';
import { refusal } from './refusals.ts';

const route = `${paths.services}/:slug/inscricao/arquivo`;
const shape = new RegExp(`^${paths.services}/[^/]+/inscricao/arquivo$`);

/** Whether this key opens a draft. */
export type OpensDraft = (key: string) => Promise<boolean>;

export const isUpload = (url: string): boolean => shape.test(url.split('?', 1)[0] ?? '');

/** More than this is not even read to say that it is too large. */
const mostRead = 64 * 1024 * 1024;
/** Each holds memory until it is answered. Twelve senders that take all they may leave places to others. */
const atOnce = 32;
const atOnceFromOneSender = 2;

/** Astro reads forms itself, from the bytes as they came. */
export function takeBytes(front: FastifyInstance): void {
  front.removeAllContentTypeParsers();
  front.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** Takes files: few at a time, each up to its limit, and only for a draft that is there. */
export function takeUploads(
  front: FastifyInstance,
  handler: RouteHandlerMethod,
  opensDraft: OpensDraft,
): void {
  const inHand: string[] = [];
  const strangers = new WeakSet<IncomingMessage>();
  front.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', ({ raw }, body, done) => {
      const limit = strangers.has(raw) ? 0 : largestUpload;
      readUpTo(limit, body).then((bytes) => done(null, bytes), done);
    });
    uploads.addHook('onRequest', async ({ raw, ip, query }, reply) => {
      if (Number(raw.headers['content-length']) > mostRead) throw refusal(413);
      const { rascunho: key } = query as { rascunho?: unknown };
      // The page tells them that the draft is gone. Until then nothing that they send is held.
      if (typeof key !== 'string' || !(await opensDraft(key))) return void strangers.add(raw);
      const sender = senderNetwork(ip);
      const own = inHand.filter((one) => one === sender).length;
      if (inHand.length >= atOnce || own >= atOnceFromOneSender)
        throw Object.assign(refusal(503), { retryAfter: 20 });
      // Whoever hung up while the draft was looked for would never give the place back.
      if (reply.raw.closed) return;
      inHand.push(sender);
      reply.raw.once('close', () => inHand.splice(inHand.indexOf(sender), 1));
    });
    uploads.post(route, handler);
  });
}

/**
 * The bytes; none where there are more, which are read all the same: a browser shows no answer before it has sent
 * everything.
 */
async function readUpTo(limit: number, body: AsyncIterable<Buffer>): Promise<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > mostRead) throw refusal(413);
    if (length <= limit) parts.push(part);
    else parts = [];
  }
  return Buffer.concat(parts);
}
