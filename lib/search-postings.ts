import { isJoining, stem, wordsOf } from './search-words.ts';
import { letterBits, mayBeWithin, slipsBetween } from './slips.ts';

interface Posting {
  bits: number;
  documents: number[];
  weights: number[];
}

/**
 * Which stems are in which documents, with their weight. Weights are computed when a document is added, so
 * that a search only has to add.
 */
export function createPostings<Field extends string>(fields: Record<Field, number>) {
  const weights = Object.entries(fields) as [Field, number][];
  const postings = new Map<string, Posting>();
  const stems = new Map<string, string>();
  let sorted: string[] | undefined;

  function stemOf(word: string): string {
    let known = stems.get(word);
    if (known === undefined) {
      known = stem(word);
      stems.set(word, known);
    }
    return known;
  }

  function add(number: number, texts: Record<Field, string>): void {
    const weighed = new Map<string, number>();
    for (const [field, weight] of weights) {
      const counts = new Map<string, number>();
      const words = wordsOf(texts[field]).filter((word) => !isJoining(word));
      for (const word of words) counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + 1);
      // A repeated word counts less each time; in a short text one word counts more.
      const length = 1 + words.length / 100;
      for (const [term, count] of counts)
        weighed.set(term, (weighed.get(term) ?? 0) + (weight * count) / (count + length));
    }
    for (const [term, weight] of weighed) {
      let posting = postings.get(term);
      if (!posting) {
        posting = { bits: letterBits(term), documents: [], weights: [] };
        postings.set(term, posting);
        sorted = undefined;
      }
      posting.documents.push(number);
      posting.weights.push(weight);
    }
  }

  function termsFrom(beginning: string): string[] {
    sorted ??= [...postings.keys()].sort();
    const start = firstAtLeast(sorted, beginning);
    let end = start;
    while (sorted[end]?.startsWith(beginning)) end++;
    return sorted.slice(start, end);
  }

  function termsNear(term: string, most: number): { term: string; slips: number }[] {
    const bits = letterBits(term);
    const near: { term: string; slips: number }[] = [];
    for (const [other, posting] of postings) {
      if (Math.abs(other.length - term.length) > most) continue;
      if (!mayBeWithin(bits, posting.bits, most)) continue;
      const slips = slipsBetween(term, other, most);
      if (slips <= most) near.push({ term: other, slips });
    }
    return near;
  }

  return { add, termsFrom, termsNear, of: (term: string) => postings.get(term) };
}

/** The part that a search uses. */
export type Postings = Pick<ReturnType<typeof createPostings>, 'of' | 'termsFrom' | 'termsNear'>;

function firstAtLeast(sorted: string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
