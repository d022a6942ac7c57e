import { hasSameValues } from './same-values.ts';
import { type Meaning, spellings } from './search-meanings.ts';
import { createPostings } from './search-postings.ts';
import { scoresOf, timeliness } from './search-scores.ts';
import { askedWords } from './search-words.ts';

/** Something that can be found, and the texts it is found by, most important first. */
export interface SearchDocument {
  id: string;
  title: string;
  /** Words that its page does not show as part of it: category, sport, town. */
  keywords: string;
  summary: string;
  body: string;
  /** Not found before this moment. */
  from: Date | undefined;
  /** When it happens or happened. */
  at: Date | undefined;
}

export interface Answer<D> {
  /** Best first. */
  documents: D[];
  /** The stems by which they were found. */
  stems: ReadonlySet<string>;
  /** How many of the first have all the words; the others have some. */
  complete: number;
}

interface Ranked<D> {
  documents: D[];
  /** The score of the first. */
  best: number;
}
const nothing = { documents: [], best: 0 };

/** A word in the title outweighs any number of times in the text. */
const fields = { title: 12, keywords: 3, summary: 3, body: 0.8 };
/** Leaves 31 of a number's 53 bits to the score. */
const mostSlots = 2 ** 22;
/** After so many documents indexing lets other work run. */
const turn = 100;

/**
 * Documents in memory, searched by stem, by beginning and, where that finds nothing, with wrong letters. It
 * does not know where the documents come from.
 *
 * Long because its functions share the index, which `update` replaces.
 */
export function createSearchEngine<D extends SearchDocument>() {
  let postings = createPostings(fields);
  /** By number; the old number of a document that is gone or changed is empty. */
  let slots: (D | undefined)[] = [];
  let numbers = new Map<string, number>();

  /** Makes the index hold exactly these documents; unchanged ones are not indexed again. */
  async function update(fresh: D[]): Promise<void> {
    const ids = new Set(fresh.map(({ id }) => id));
    for (const id of numbers.keys()) if (!ids.has(id)) forget(id);
    // Empty numbers slow every search down: when there are many, index everything anew.
    if (slots.length > 1000 && slots.length > 1.5 * fresh.length) {
      postings = createPostings(fields);
      slots = [];
      numbers = new Map();
    }
    let changed = 0;
    for (const document of fresh) {
      const known = numbers.get(document.id);
      if (known !== undefined && hasSameValues(document, slots[known])) continue;
      forget(document.id);
      numbers.set(document.id, slots.length);
      postings.add(slots.length, document);
      slots.push(document);
      if (++changed % turn === 0) await new Promise(setImmediate);
    }
  }

  function forget(id: string): void {
    const number = numbers.get(id);
    if (number === undefined) return;
    slots[number] = undefined;
    numbers.delete(id);
  }

  function find(asked: string, now: Date, accept: (document: D) => boolean): Answer<D> {
    const words = askedWords(asked);
    const answer = (meant: Meaning[], found: Ranked<D>, others: Ranked<D>) => ({
      documents: [...found.documents, ...others.documents],
      stems: new Set(meant.flatMap((terms) => [...terms.keys()])),
      complete: found.documents.length,
    });
    const ranked = (meant: Meaning[], partial: boolean, above = 0) => {
      const scores = scoresOf(meant, { postings, count: slots.length, partial });
      return scores ? rank(scores, now, accept, above) : nothing;
    };
    const tried: Meaning[][] = [];
    for (const meant of spellings(words, postings)) {
      const found = ranked(meant, false);
      if (found.documents.length > 0) {
        // A text with all the words must not hide a title with one of them.
        const others = words.length > 1 ? ranked(meant, true, found.best) : nothing;
        return answer(meant, found, others);
      }
      tried.push(meant);
    }
    for (const meant of words.length > 1 ? tried : []) {
      const others = ranked(meant, true);
      if (others.documents.length > 0) return answer(meant, nothing, others);
    }
    return { documents: [], stems: new Set(), complete: 0 };
  }

  /** Those above a score, best first. */
  function rank(
    scores: Float64Array,
    now: Date,
    accept: (document: D) => boolean,
    above: number,
  ): Ranked<D> {
    // One number holds score and document: numbers sort ten times faster than objects.
    const keys = new Float64Array(scores.length);
    let count = 0;
    let best = 0;
    for (let number = 0; number < scores.length; number++) {
      const document = slots[number];
      if (scores[number] === 0 || !document || !isOut(document, now) || !accept(document)) continue;
      const score = (scores[number] as number) * timeliness(document.at, now);
      if (score <= above) continue;
      best = Math.max(best, score);
      keys[count++] = number - Math.round(score * 2 ** 20) * mostSlots;
    }
    const documents: D[] = [];
    for (const key of keys.subarray(0, count).sort()) {
      const document = slots[key - Math.floor(key / mostSlots) * mostSlots];
      if (document) documents.push(document);
    }
    return { documents, best };
  }

  return { update, find };
}

export type SearchEngine<D extends SearchDocument> = ReturnType<typeof createSearchEngine<D>>;

const isOut = ({ from }: SearchDocument, now: Date) => from === undefined || from <= now;
