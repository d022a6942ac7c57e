import { collect } from '../../lib/paged.ts';
import { streamedHeader } from '../../lib/streamed.ts';
import { pageLife } from './page-life.ts';

interface FileParts {
  parts: AsyncIterable<string>;
  headers: Record<string, string>;
  /** Whether it is sent while it is made. A short file is made at once, and kept like a page. */
  isLong: boolean;
}

/** So many records make a file long: about 100 KB. */
export const manyRecords = 200;

/** A file that is made in parts. */
export async function fileResponse({ parts, headers, isLong }: FileParts): Promise<Response> {
  const shared = { ...headers, 'Cache-Control': pageLife.minute };
  if (!isLong) return new Response((await collect(parts)).join(''), { headers: shared });
  return new Response(toStream(parts), { headers: { ...shared, [streamedHeader]: 'yes' } });
}

/** A part is made when it is asked for, and none after the last reader has gone. */
function toStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
