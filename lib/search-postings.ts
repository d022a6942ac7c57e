import { letterBits, mayBeWithin, slipsBetween } from './slips.ts';

/**
 * Which stems are in which documents, with their weight there. Arrays of numbers, because 20,000 documents
 * have two million of them.
 */
export interface PostingLists {
  /** Sorted. */
  terms: string[];
  /** Where the list of each stem begins; one number more, the end, follows. */
  starts: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
  weights: Float64Array<ArrayBuffer>;
}

export const noPostings: PostingLists = {
  terms: [],
  starts: new Uint32Array(1),
  documents: new Uint32Array(),
  weights: new Float64Array(),
};

/** What a search asks of the lists. */
export function openPostings({ terms, starts, documents, weights }: PostingLists) {
  const letters = Int32Array.from(terms, letterBits);

  function of(term: string) {
    const index = firstAtLeast(terms, term);
    if (terms[index] !== term) return undefined;
    const [start, end] = [starts[index], starts[index + 1]];
    return { documents: documents.subarray(start, end), weights: weights.subarray(start, end) };
  }

  function termsFrom(beginning: string): string[] {
    const start = firstAtLeast(terms, beginning);
    let end = start;
    while (terms[end]?.startsWith(beginning)) end++;
    return terms.slice(start, end);
  }

  function termsNear(term: string, most: number): { term: string; slips: number }[] {
    const bits = letterBits(term);
    const near: { term: string; slips: number }[] = [];
    for (let index = 0; index < terms.length; index++) {
      const other = terms[index] as string;
      if (Math.abs(other.length - term.length) > most) continue;
      if (!mayBeWithin(bits, letters[index] as number, most)) continue;
      const slips = slipsBetween(term, other, most);
      if (slips <= most) near.push({ term: other, slips });
    }
    return near;
  }

  return { of, termsFrom, termsNear };
}

export type Postings = ReturnType<typeof openPostings>;

/** The place of a word in a sorted list, or where it would be. */
export function firstAtLeast(sorted: string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
