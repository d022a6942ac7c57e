import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Tells the hash and the length of what passes through. */
export async function* hashed(
  body: AsyncIterable<Uint8Array>,
  done: (sha256: string, bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of body) {
    hash.update(piece);
    bytes += piece.length;
    yield piece;
  }
  done(hash.digest('hex'), bytes);
}

/** Of the whole file, or of its first bytes. */
export async function hashOfFile(path: string, length = Number.POSITIVE_INFINITY): Promise<string> {
  const hash = createHash('sha256');
  if (length > 0)
    for await (const piece of createReadStream(path, { end: length - 1 })) hash.update(piece);
  return hash.digest('hex');
}

/** Ended by '\n' alone: Node's own reader takes other characters of a text for the end of a line too. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of createReadStream(path, 'utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
