import { once } from 'node:events';
import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { streamedHeader } from '../../lib/streamed.ts';
import { createEncoder } from './encoder.ts';
import { chooseEncoding } from './encodings.ts';
import { lifeIn, type Page } from './page.ts';
import { refusal } from './refusals.ts';
import { reportFailure } from './report-failure.ts';
import { createSenderTurns, goneOf, type InTurn } from './sender-turns.ts';
import { createWorkLimit } from './work-limit.ts';

/** Each part is handed on as soon as it is there; the windows are small, because many may read at once. */
const encoders: Readonly<Record<string, () => Transform>> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};
/** Read ahead while a visitor's line is busy; a part is larger, so that is one part. */
const readAhead = 16 * 1024;
/** Answers under way for one sender. */
const atOnce = 4;
/** After a start the same content may be written differently. */
const start = Math.trunc(performance.timeOrigin).toString(36);

/** What is known of an answer before its body is made. It is kept like a page, and decides that it streams. */
export async function streamedPage(response: Response): Promise<Page> {
  await response.body?.cancel();
  const headers = headersOf(response);
  const body = Buffer.alloc(0);
  return {
    status: response.status,
    headers,
    body,
    etag: '',
    lifeMs: lifeIn(headers['cache-control']),
    streamed: true,
    encoder: createEncoder(body),
  };
}

export const isStreamed = ({ headers }: Response) => headers.has(streamedHeader);

function headersOf({ headers }: Response): Record<string, string> {
  const { [streamedHeader]: _, ...others } = Object.fromEntries(headers);
  return others;
}

/**
 * Sends answers that are too long to be kept, while they are made. Nothing is made for somebody who has gone,
 * and no faster than it is read.
 */
export function createStreams(inTurn: InTurn, version: () => Promise<number>) {
  const takePlace = createSenderTurns(createWorkLimit({ atOnce }));

  return async function sendStream(
    request: FastifyRequest,
    reply: FastifyReply,
    { headers }: Page,
    open: () => Promise<Response>,
  ) {
    // Read first: what is published meanwhile has a higher number.
    const etag = `W/"${await version()}-${start}"`;
    const begin = () =>
      reply.headers({ ...headers, etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.includes(etag)) return begin().code(304).send();
    // A stream, so that no length is made up.
    if (request.method === 'HEAD') return begin().send(Readable.from([]));

    await new Promise<void>((resolve, reject) => {
      const hold = () => {
        resolve();
        return untilGone(reply);
      };
      takePlace(request, reply, hold, () => false).catch(reject);
    });
    const { ok, status, body } = await inTurn(request, reply, open);
    if (!ok || !body) throw refusal(status);
    const parts = Readable.from(
      partsOf(body, (work) => inTurn(request, reply, work), reply),
      { objectMode: false, highWaterMark: readAhead },
    );
    const { name = '' } = chooseEncoding(request.headers, undefined) ?? {};
    const encoder = encoders[name]?.();
    if (!encoder) return begin().send(parts);
    pipeline(parts, encoder, () => {});
    return begin().header('content-encoding', name).send(encoder);
  };
}

async function untilGone(reply: FastifyReply): Promise<void> {
  const gone = goneOf(reply);
  if (!gone.aborted) await once(gone, 'abort');
}

/** A failure cuts the connection off, so that nobody takes a part for the whole. */
async function* partsOf(
  body: ReadableStream<Uint8Array>,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
  { raw }: FastifyReply,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTurn(() => reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    // Whoever has gone is no failure; before the first part the server's own handler reports it.
    if (raw.headersSent && !raw.closed) reportFailure(error);
    raw.destroy();
    throw error;
  } finally {
    await reader.cancel();
  }
}
