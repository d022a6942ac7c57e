import type { SearchIndex } from '../../lib/search-index.ts';
import type { Card } from './card.ts';
import type { SeenState } from './seen.ts';
import { saveSnapshot } from './snapshot.ts';
import { replaceSnapshot } from './snapshot-file.ts';
import type { Texts } from './texts.ts';

interface Held {
  path: string;
  print: string;
  texts: Texts;
  state: () => SeenState | undefined;
  current: () => SearchIndex<Card>;
}

/** Publications in a row are written down once. */
const afterMs = 3000;

/** Writes the index to its file some time after it was asked to. */
export function createSnapshotKeeper({ path, print, texts, state, current }: Held) {
  let isSaving = false;
  let isOwed = false;

  async function save(): Promise<void> {
    const [seen, index] = [state(), current()];
    if (!seen) return;
    const places = await saveSnapshot(path, print, { seen, index }, texts.bytesOf);
    // From here to the end without a pause: places and file belong together.
    texts.close();
    try {
      replaceSnapshot(path);
    } finally {
      texts.open(path);
    }
    index.cards.forEach((card, number) => {
      card.place = places[number] ?? [0, 0];
      card.texts = undefined;
    });
  }

  /** A failure leaves the texts in memory and the file as it was. */
  function saveSoon(): void {
    isOwed = true;
    if (isSaving) return;
    isSaving = true;
    setTimeout(async () => {
      isOwed = false;
      await save().catch(() => undefined);
      isSaving = false;
      if (isOwed) saveSoon();
    }, afterMs);
  }

  return { saveSoon };
}
