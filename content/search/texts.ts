import { closeSync, openSync } from 'node:fs';
import type { Card, ShownTexts } from './card.ts';
import { readExactly } from './snapshot.ts';

/** The texts of cards, in the file or still in memory. */
export function createTexts(path: string) {
  let file: number | undefined;

  function bytesOf({ texts, place }: Card): Buffer {
    if (texts) return Buffer.from(JSON.stringify(texts));
    const [at, length] = place ?? [0, 0];
    file ??= openSync(path, 'r');
    return readExactly(file, Buffer.alloc(length), at);
  }

  /** Some systems don't replace a file that is open. */
  function close(): void {
    if (file !== undefined) closeSync(file);
    file = undefined;
  }

  const read = (card: Card): ShownTexts => card.texts ?? JSON.parse(bytesOf(card).toString());

  return { bytesOf, read, close };
}

export type Texts = ReturnType<typeof createTexts>;
