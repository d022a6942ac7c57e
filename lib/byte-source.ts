/** Bytes that come in pieces of any size, read in pieces of the size one needs. */
export class ByteSource {
  #pieces: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** At least one byte and at most so many; undefined at the end. */
  async some(most: number): Promise<Buffer | undefined> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#pieces.next();
      if (done) return undefined;
      this.#rest = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
    const taken = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(taken.length);
    return taken;
  }

  /** So many bytes, or fewer where the source ends before. */
  async upTo(count: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for (let missing = count; missing > 0; ) {
      const piece = await this.some(missing);
      if (!piece) break;
      taken.push(piece);
      missing -= piece.length;
    }
    return Buffer.concat(taken);
  }
}
