import { closeSync, openSync } from 'node:fs';
import type { Card, ShownTexts } from './card.ts';
import { DamagedFile, readExactly } from './snapshot-file.ts';

/** The texts of cards, in the file or still in memory. */
export function createTexts() {
  let file: number | undefined;

  function bytesOf({ texts, place }: Card): Buffer {
    if (texts) return Buffer.from(JSON.stringify(texts));
    if (file === undefined || !place) throw new DamagedFile();
    return readExactly(file, Buffer.alloc(place[1]), place[0]);
  }

  function read(card: Card): ShownTexts {
    if (card.texts) return card.texts;
    const bytes = bytesOf(card);
    try {
      return JSON.parse(bytes.toString());
    } catch {
      throw new DamagedFile();
    }
  }

  return {
    bytesOf,
    read,
    open: (path: string) => {
      file = openSync(path, 'r');
    },
    /** Some systems don't replace a file that is open. */
    close: () => {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

export type Texts = ReturnType<typeof createTexts>;
