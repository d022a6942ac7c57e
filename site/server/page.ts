import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};
type Encoding = keyof typeof compressors;

/** A complete answer, which can be sent again in any encoding. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  /** How long the answer may be kept in memory; 0 for never. */
  lifeMs: number;
  encoded(encoding: Encoding): Promise<Buffer>;
}

export async function toPage(response: Response): Promise<Page> {
  const headers = Object.fromEntries(response.headers);
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const body = isHtml
    ? Buffer.from(withoutSeams(await response.text()))
    : Buffer.from(await response.arrayBuffer());
  const encodedBodies = new Map<Encoding, Promise<Buffer>>();
  // Only true for the uncompressed body; the server sets the length it sends.
  delete headers['content-length'];
  if (headers['content-type'] === 'text/html') headers['content-type'] += '; charset=utf-8';
  return {
    status: response.status,
    headers,
    body,
    // Weak: the same for every encoding of one body.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    lifeMs: response.status === 200 ? lifeIn(headers['cache-control']) : 0,
    encoded(encoding) {
      const ready = encodedBodies.get(encoding) ?? compressors[encoding](body).then(tight);
      encodedBodies.set(encoding, ready);
      return ready;
    },
  };
}

/** Copied: the compressor returns a part of a larger buffer, which would be kept too. */
function tight(buffer: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(buffer.length);
  buffer.copy(copy);
  return copy;
}

const worthCompressing = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json)|image\/svg)/;

/** The best encoding that both sides know; undefined when the answer should go out as it is. */
export function chooseEncoding(page: Page, accepted: string | undefined): Encoding | undefined {
  if (page.body.length < 1024 || !worthCompressing.test(page.headers['content-type'] ?? ''))
    return undefined;
  const offered = (accepted ?? '').split(',').map((part) => part.trim().split(';'));
  const accepts = (name: Encoding) =>
    offered.some(([encoding, quality]) => encoding === name && !/q=0(\.0*)?$/.test(quality ?? ''));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined;
}

function lifeIn(cacheControl: string | undefined): number {
  return Number(/s-maxage=(\d+)/.exec(cacheControl ?? '')?.[1] ?? 0) * 1000;
}

/** React puts comments between neighbouring texts, for hydration. Pages without islands do not need them. */
function withoutSeams(html: string): string {
  return html.includes('<astro-island') ? html : html.replaceAll('<!-- -->', '');
}
