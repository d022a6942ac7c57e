import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { damaged } from './backup-error.ts';
import { hashOfFile } from './file-bytes.ts';

/**
 * A backup ends with the SHA-256 of all its other bytes. Zstandard's own checksum is not enough: a changed bit of a
 * frame's header switches it off, and Node ignores what follows a frame. Around the hash is a frame that programs for
 * Zstandard skip (RFC 8878, 3.1.2), so that `tar --zstd` still reads the file.
 */
const frameStart = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const trailerSize = frameStart.length + 32;

export async function* withChecksum(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  yield Buffer.concat([frameStart, hash.digest()]);
}

/** How many bytes are before the checksum; undefined where there is none. Throws where it is another. */
export async function checkedLength(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const length = (await file.stat()).size - trailerSize;
    if (length < 0) return undefined;
    const { buffer: trailer } = await file.read(Buffer.alloc(trailerSize), 0, trailerSize, length);
    if (!trailer.subarray(0, frameStart.length).equals(frameStart)) return undefined;
    if ((await hashOfFile(path, length)) !== trailer.toString('hex', frameStart.length))
      throw damaged('os bytes não são os que foram gravados');
    return length;
  } finally {
    await file.close();
  }
}
