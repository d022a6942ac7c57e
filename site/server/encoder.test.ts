import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createEncoder } from './encoder.ts';
import { brotli, gzipped } from './encodings.ts';

const body = readFileSync(import.meta.filename);

describe('a body', () => {
  test('reads back in each encoding', async () => {
    const { encoded } = createEncoder(body);
    expect(brotliDecompressSync(await encoded(brotli))).toEqual(body);
    expect(gunzipSync(await encoded(gzipped))).toEqual(body);
  });

  test('that is sent again is compressed better meanwhile', async () => {
    const { encoded } = createEncoder(body);
    const first = await encoded(brotli);
    expect(await encoded(brotli)).toBe(first);
    await vi.waitFor(async () => expect(await encoded(brotli)).not.toBe(first));
    const better = await encoded(brotli);
    expect(better.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(better)).toEqual(body);
    expect(await encoded(brotli)).toBe(better);
  });

  test('holds no memory but its own when it is compressed', async () => {
    const { encoded } = createEncoder(body);
    for (const encoding of [brotli, gzipped]) {
      const bytes = await encoded(encoding);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
  });
});

describe('a body that is prepared', () => {
  const counted = () => {
    const compress = vi.fn(brotli.compress);
    const compressWell = vi.fn(brotli.compressWell);
    return { name: 'br', compress, compressWell };
  };

  test('is at its best for the first who asks, and is compressed once', async () => {
    const encoding = counted();
    const encoder = createEncoder(body);
    await Promise.all([encoder.prepare(encoding), encoder.prepare(encoding)]);
    const first = await encoder.encoded(encoding);
    expect(await encoder.encoded(encoding)).toBe(first);
    expect(brotliDecompressSync(first)).toEqual(body);
    expect(encoding.compressWell).toHaveBeenCalledOnce();
    expect(encoding.compress).not.toHaveBeenCalled();
    expect(encoder.encodings()).toEqual([encoding]);
  });

  test('holds up nobody who asks meanwhile', async () => {
    const encoding = counted();
    const slow = Promise.withResolvers<Buffer>();
    encoding.compressWell.mockReturnValue(slow.promise);
    const encoder = createEncoder(body);
    const prepared = encoder.prepare(encoding);
    expect(brotliDecompressSync(await encoder.encoded(encoding))).toEqual(body);
    slow.resolve(Buffer.from('best'));
    await prepared;
    expect((await encoder.encoded(encoding)).toString()).toBe('best');
  });

  test('is compressed once where there is no better way', async () => {
    const compress = vi.fn(gzipped.compress);
    const encoding = { name: 'gzip', compress };
    const encoder = createEncoder(body);
    for (let time = 0; time < 3; time += 1) await encoder.encoded(encoding);
    await encoder.prepare(encoding);
    expect(compress).toHaveBeenCalledOnce();
  });

  test('is compressed as usual where that fails', async () => {
    const encoding = counted();
    encoding.compressWell.mockRejectedValue(new Error('no memory'));
    const encoder = createEncoder(body);
    await encoder.prepare(encoding);
    expect(brotliDecompressSync(await encoder.encoded(encoding))).toEqual(body);
  });
});
