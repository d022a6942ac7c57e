import { createHash } from 'node:crypto';
import { createEncoder, type Encoder } from './encoder.ts';
import type { Finish } from './finish-page.ts';
import { spaceWords } from './space-words.ts';

/** A complete answer, which can be sent again in any encoding. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  /** How long the answer may be kept in memory; 0 for never. */
  lifeMs: number;
  /** It has no body, because that is too long to be kept: `stream-answer.ts` sends it. */
  streamed?: true;
  encoder: Encoder;
}

/** `finish` changes the markup before it is kept. */
export async function toPage(response: Response, finish: Finish = (html) => html): Promise<Page> {
  const headers = Object.fromEntries(response.headers);
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const body = isHtml
    ? Buffer.from(finish(forReaders(await response.text()), headers))
    : Buffer.from(await response.arrayBuffer());
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
    encoder: createEncoder(body),
  };
}

const compressible = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json)|image\/svg)/;

/** Short answers and pictures go out as they are. */
export function isWorthCompressing({ body, headers }: Page): boolean {
  return body.length >= 1024 && compressible.test(headers['content-type'] ?? '');
}

export function lifeIn(cacheControl: string | undefined): number {
  return Number(/s-maxage=(\d+)/.exec(cacheControl ?? '')?.[1] ?? 0) * 1000;
}

/** React puts comments between neighbouring texts, for hydration. Islands have no such texts. */
function forReaders(html: string): string {
  return spaceWords(html.replaceAll('<!-- -->', ''));
}
