/** All bytes of a stream; undefined as soon as there are more than `most`. The rest is not read. */
export async function boundedBytes(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    // Leaving the loop cancels the stream.
    if (length > most) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
