import { ByteSource } from './byte-source.ts';

const blockSize = 512;

/** A file in an archive. Its body is read once, before the next file is asked for. */
export interface TarMember {
  name: string;
  size: number;
  body: AsyncIterable<Uint8Array>;
}

export class TarError extends Error {}

/** An archive that `tar` reads too (ustar, with a pax header where a name or a size does not fit). */
export async function* writeTar(members: AsyncIterable<TarMember>): AsyncGenerator<Buffer> {
  for await (const { name, size, body } of members) {
    const extra = paxRecords(name, size);
    if (extra) {
      const bytes = Buffer.from(extra);
      yield headerOf('pax', bytes.length, 'x');
      yield padded(bytes);
    }
    yield headerOf(extra ? 'long' : name, extra ? Math.min(size, mostInHeader) : size, '0');
    let written = 0;
    for await (const piece of body) {
      written += piece.length;
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    }
    if (written !== size) throw new TarError(`${name}: ${written} bytes, not ${size}.`);
    yield Buffer.alloc(restOf(size));
  }
  yield Buffer.alloc(2 * blockSize);
}

const restOf = (size: number) => (blockSize - (size % blockSize)) % blockSize;
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(restOf(bytes.length))]);
const mostInHeader = 0o77777777777;

/** 'length key=value\n', where the length counts itself. */
function paxRecords(name: string, size: number): string | undefined {
  const fits = /^[\x20-\x7e]{1,100}$/.test(name) && size <= mostInHeader;
  return fits ? undefined : record('path', name) + record('size', String(size));
}

function record(key: string, value: string): string {
  const bare = Buffer.byteLength(` ${key}=${value}\n`);
  let length = bare + 1;
  while (bare + String(length).length !== length) length += 1;
  return `${length} ${key}=${value}\n`;
}

function headerOf(name: string, size: number, type: '0' | 'x'): Buffer {
  const header = Buffer.alloc(blockSize);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(sumOf(header), 6)} `, 148);
  return header;
}

/** The sum of a header's bytes, its own place counted as spaces. */
function sumOf(header: Buffer): number {
  let sum = 8 * 0x20;
  for (const [place, byte] of header.entries()) if (place < 148 || place >= 156) sum += byte;
  return sum;
}

/** Throws where something is damaged, cut off, no plain file, or named so that it would lie elsewhere. */
export async function* readTar(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<TarMember> {
  const source = new ByteSource(pieces);
  let known: Record<string, string> = {};
  for (;;) {
    const header = await source.upTo(blockSize);
    if (header.length < blockSize) throw new TarError('The archive is cut off.');
    if (isEmpty(header)) return expectEnd(source);
    const { name, size, type } = readHeader(header);
    if (type === 'x') {
      known = readRecords(await source.upTo(size));
      await source.upTo(restOf(size));
      continue;
    }
    if (type !== '0' && type !== '\0') throw new TarError(`${name} is no plain file.`);
    const member = { name: safeName(known.path ?? name), size: Number(known.size ?? size) };
    known = {};
    const body = bodyOf(source, member.size);
    yield { ...member, body };
    for await (const _ of body);
    await source.upTo(restOf(member.size));
  }
}

const isEmpty = (bytes: Buffer) => bytes.every((byte) => byte === 0);

/** To the last byte: what unpacks the archive compares its sum only there. */
async function expectEnd(source: ByteSource): Promise<void> {
  for (let rest = await source.some(blockSize); rest; rest = await source.some(blockSize))
    if (!isEmpty(rest)) throw new TarError('Something follows the end.');
}

function readHeader(header: Buffer) {
  const text = (from: number, to: number) =>
    header.toString('utf8', from, to).split('\0', 1)[0] ?? '';
  const number = (from: number, to: number) => Number.parseInt(text(from, to).trim(), 8);
  if (number(148, 156) !== sumOf(header)) throw new TarError('A header is damaged.');
  const prefix = text(345, 500);
  const size = number(124, 136);
  if (!(size >= 0)) throw new TarError('A header has no size.');
  return {
    name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100),
    ...{ size, type: header.toString('latin1', 156, 157) },
  };
}

function readRecords(bytes: Buffer): Record<string, string> {
  const records: Record<string, string> = {};
  for (let place = 0; place < bytes.length; ) {
    const [, length = '', key = ''] = /^(\d+) ([^=]+)=/.exec(bytes.toString('utf8', place)) ?? [];
    if (!(Number(length) > 0)) throw new TarError('A header is damaged.');
    const start = place + Buffer.byteLength(`${length} ${key}=`);
    place += Number(length);
    records[key] = bytes.toString('utf8', start, place - 1);
  }
  return records;
}

function safeName(name: string): string {
  const parts = name.split('/');
  const isSafe = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isSafe || /[\\\p{Cc}]/u.test(name)) throw new TarError(`Unsafe name: ${name}`);
  return name;
}

async function* bodyOf(source: ByteSource, size: number): AsyncGenerator<Buffer> {
  for (let missing = size; missing > 0; ) {
    const piece = await source.some(missing);
    if (!piece) throw new TarError('The archive is cut off.');
    missing -= piece.length;
    yield piece;
  }
}
