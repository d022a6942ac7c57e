import { oneAtATime } from '../../lib/one-at-a-time.ts';
import type { Encoding } from './encodings.ts';

/** One body, compressed. */
export interface Encoder {
  /** Compressed once, however often it is sent, and once more and better when it is sent again. */
  encoded(encoding: Encoding): Promise<Buffer>;
  /** In which it was asked for, or prepared. */
  encodings(): Encoding[];
  /** As small as can be, once that is made. */
  best(encoding: Encoding): Buffer | undefined;
  /** Makes it ready, as small as can be, before anybody asks. */
  prepare(encoding: Encoding): Promise<void>;
}

/**
 * For the whole site, because each piece takes a thread for 140 ms and visitors wait for other threads of the
 * same few. What finds the line full is tried again when the page is sent again.
 */
const inLine = oneAtATime(50);

export function createEncoder(body: Buffer): Encoder {
  const ready = new Map<Encoding, Promise<Buffer>>();
  const improved = new Set<Encoding>();
  const best = new Map<Encoding, Buffer>();

  async function prepare(encoding: Encoding): Promise<void> {
    const { compress, compressWell } = encoding;
    if (improved.has(encoding) || (!compressWell && ready.has(encoding))) return;
    const making = inLine(() => (compressWell ?? compress)(body).then(tight));
    if (making === undefined) return;
    improved.add(encoding);
    // Where it fails, the first one stays.
    await making
      .then((compressed) => {
        ready.set(encoding, making);
        best.set(encoding, compressed);
      })
      .catch(() => undefined);
  }

  return {
    prepare,
    best: (encoding) => best.get(encoding),
    encodings: () => [...ready.keys()],
    encoded(encoding) {
      const kept = ready.get(encoding);
      if (kept) {
        // Nobody waits for it.
        void prepare(encoding);
        return kept;
      }
      const now = encoding.compress(body).then(tight);
      ready.set(encoding, now);
      // Where there is one way only, the first is the best.
      if (!encoding.compressWell)
        now.then((only) => best.set(encoding, only)).catch(() => undefined);
      return now;
    },
  };
}

/** Copied: the compressor returns a part of a larger buffer, which would be kept too. */
function tight(buffer: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(buffer.length);
  buffer.copy(copy);
  return copy;
}
