import { closeSync, fstatSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { SearchIndex } from '../../lib/search-index.ts';
import type { Card } from './card.ts';
import type { SeenState } from './seen.ts';
import { readExactly, unfinished } from './snapshot-file.ts';

/** What is kept from one start to the next, beside the texts. */
export interface Snapshot {
  seen: SeenState;
  index: SearchIndex<Card>;
}

interface Head {
  /** Of the code that wrote the file. */
  print: string;
  seen: SeenState;
  cards: Card[];
  terms: string[];
  postings: number;
}

const chunkBytes = 2 ** 20;
/** The length of the head and the check sum. */
const tailBytes = 8;

/** Nothing where the file is missing, damaged, or was written by other code. */
export function loadSnapshot(path: string, print: string): Snapshot | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    return parse(file, print);
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** The file is: texts, three arrays, head, tail. */
function parse(file: number, print: string): Snapshot | undefined {
  const end = fstatSync(file).size - tailBytes;
  const tail = readExactly(file, Buffer.alloc(tailBytes), end);
  if (sumOf(file, end + 4) !== tail.readUInt32LE(4)) return undefined;
  const headAt = end - tail.readUInt32LE(0);
  const head: Head = JSON.parse(readExactly(file, Buffer.alloc(end - headAt), headAt).toString());
  if (head.print !== print) return undefined;
  const { cards, terms, postings, seen } = head;
  const startsAt = headAt - (terms.length + 1) * 4;
  const documentsAt = startsAt - postings * 4;
  const lists = {
    terms,
    starts: readExactly(file, new Uint32Array(terms.length + 1), startsAt),
    documents: readExactly(file, new Uint32Array(postings), documentsAt),
    weights: readExactly(file, new Float64Array(postings), documentsAt - postings * 8),
  };
  return { seen, index: { cards, lists } };
}

function sumOf(file: number, end: number): number {
  let sum = 0;
  for (let at = 0; at < end; at += chunkBytes)
    sum = crc32(readExactly(file, Buffer.alloc(Math.min(chunkBytes, end - at)), at), sum);
  return sum;
}

/**
 * Writes a file beside the old one, for `replaceSnapshot` to put in its place: whoever is killed meanwhile
 * leaves the old one. Returns the places of the texts.
 */
export async function saveSnapshot(
  path: string,
  print: string,
  { seen, index: { cards, lists } }: Snapshot,
  textOf: (card: Card) => Buffer,
): Promise<[number, number][]> {
  const file = await open(unfinished(path), 'w', 0o600);
  try {
    let [sum, at] = [0, 0];
    const write = async (bytes: Uint8Array) => {
      sum = crc32(bytes, sum);
      at += bytes.byteLength;
      await file.writeFile(bytes);
    };
    const places: [number, number][] = [];
    let chunk: Buffer[] = [];
    let inChunk = 0;
    const flush = async () => {
      await write(Buffer.concat(chunk));
      [chunk, inChunk] = [[], 0];
    };
    for (const card of cards) {
      const text = textOf(card);
      places.push([at + inChunk, text.length]);
      chunk.push(text);
      inChunk += text.length;
      if (inChunk >= chunkBytes) await flush();
    }
    await flush();
    for (const array of [lists.weights, lists.documents, lists.starts]) await write(bytesOf(array));
    const head: Head = {
      print,
      seen,
      cards: cards.map(({ texts, ...card }, number) => ({
        ...card,
        place: places[number] ?? [0, 0],
      })),
      terms: lists.terms,
      postings: lists.documents.length,
    };
    const written = Buffer.from(JSON.stringify(head));
    await write(written);
    const tail = Buffer.alloc(tailBytes);
    tail.writeUInt32LE(written.length);
    await write(tail.subarray(0, 4));
    tail.writeUInt32LE(sum, 4);
    await file.writeFile(tail.subarray(4));
    await file.datasync();
    return places;
  } finally {
    await file.close();
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);
