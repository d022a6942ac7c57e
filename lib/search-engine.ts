import { createPostings } from './search-postings.ts';
import { allowedSlips, askedWords, relativesOf, stem } from './search-words.ts';

/** Whatever can be found: the texts it is found by, best first. */
export interface SearchDocument {
  id: string;
  title: string;
  /** Words that are not read on screen as part of it: category, sport, town. */
  keywords: string;
  summary: string;
  body: string;
  /** Before this moment it does not exist. */
  from: Date | undefined;
  /** When it happens or happened. */
  at: Date | undefined;
}

export interface Answer<D> {
  /** Best first. */
  documents: D[];
  /** The stems by which they were found. */
  stems: ReadonlySet<string>;
  /** So many of the first have all the words; those after them have some. */
  complete: number;
}

interface Ranked<D> {
  documents: D[];
  /** The score of the first. */
  best: number;
}
const nothing = { documents: [], best: 0 };

/** What stands in a title weighs more than any number of times in a text. */
const fields = { title: 12, keywords: 3, summary: 3, body: 0.8 };
const weightOf = { prefix: 0.6, relative: 0.5, slip: 0.4 };
/** Leaves 31 of a number's 53 bits to the score. */
const mostSlots = 2 ** 22;
const dayMs = 86_400_000;
/** How many documents are indexed before others may go on. */
const turn = 100;

/**
 * Documents in memory, searched by stem, by beginning and, where that finds nothing, with slips of the
 * fingers. It knows words and nothing about where the documents come from.
 */
export function createSearchEngine<D extends SearchDocument>() {
  let postings = createPostings(fields);
  /** By number; where a document has gone or changed, its old number is empty. */
  let slots: (D | undefined)[] = [];
  let numbers = new Map<string, number>();

  /** Makes the index hold these documents and no others; what has not changed is left alone. */
  async function update(fresh: D[]): Promise<void> {
    const ids = new Set(fresh.map(({ id }) => id));
    for (const id of numbers.keys()) if (!ids.has(id)) forget(id);
    // Empty numbers cost a little in every search: when they are many, start anew.
    if (slots.length > 1000 && slots.length > 1.5 * fresh.length) {
      postings = createPostings(fields);
      slots = [];
      numbers = new Map();
    }
    let changed = 0;
    for (const document of fresh) {
      const known = numbers.get(document.id);
      if (known !== undefined && isSame(document, slots[known])) continue;
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
    const answer = (meant: Map<string, number>[], found: Ranked<D>, others: Ranked<D>) => ({
      documents: [...found.documents, ...others.documents],
      stems: new Set(meant.flatMap((terms) => [...terms.keys()])),
      complete: found.documents.length,
    });
    const ranked = (meant: Map<string, number>[], partial: boolean, above = 0) => {
      const scores = add(meant, partial);
      return scores ? rank(scores, now, accept, above) : nothing;
    };
    const tried: Map<string, number>[][] = [];
    for (const meant of spellings(words)) {
      const found = ranked(meant, false);
      if (found.documents.length > 0) {
        // A text that happens to have all the words must not hide a title that has one of them.
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

  /** What the words may mean: as written and, where one is unknown, with one slip in it, then with two. */
  function* spellings(words: string[]): Generator<Map<string, number>[]> {
    const written = words.map(asWritten);
    yield written;
    if (written.every((terms) => terms.size > 0)) return;
    // The fewest slips that find something: one letter more, and another word is meant.
    for (const slips of [1, 2])
      yield written.map((terms, index) =>
        terms.size > 0 ? terms : near(words[index] ?? '', slips),
      );
  }

  /** The stems that a word may mean, and how sure that is: its own, those it begins, its relatives. */
  function asWritten(word: string): Map<string, number> {
    const stemmed = stem(word);
    const terms = new Map<string, number>();
    const offer = (term: string, weight: number) => {
      if (postings.of(term)) terms.set(term, weight);
    };
    for (const relative of relativesOf(stemmed)) offer(relative, weightOf.relative);
    if (word.length > 1)
      for (const term of postings.termsFrom(word))
        offer(term, (weightOf.prefix * word.length) / term.length);
    offer(stemmed, 1);
    return terms;
  }

  function near(word: string, slips: number): Map<string, number> {
    const most = Math.min(slips, allowedSlips(word));
    const found = most > 0 ? postings.termsNear(stem(word), most) : [];
    return new Map(found.map((one) => [one.term, weightOf.slip / Math.max(one.slips, 1)]));
  }

  /** The sum over the words of the best that a document has for each; undefined where none can have all. */
  function add(meant: Map<string, number>[], partial: boolean): Float64Array | undefined {
    if (!partial && meant.some((terms) => terms.size === 0)) return undefined;
    const total = new Float64Array(slots.length);
    const met = new Uint8Array(slots.length);
    const best = new Float64Array(slots.length);
    for (const terms of meant) {
      for (const [term, weight] of terms) {
        const { documents, weights } = postings.of(term) ?? { documents: [], weights: [] };
        // A word that few documents have tells more.
        const factor = weight * Math.log(1 + slots.length / documents.length);
        for (let index = 0; index < documents.length; index++) {
          const number = documents[index] as number;
          const score = factor * (weights[index] as number);
          if (score > (best[number] as number)) best[number] = score;
        }
      }
      for (let number = 0; number < best.length; number++) {
        if (best[number] === 0) continue;
        total[number] = (total[number] as number) + (best[number] as number);
        met[number] = (met[number] as number) + 1;
        best[number] = 0;
      }
    }
    if (!partial)
      for (let number = 0; number < met.length; number++)
        if (met[number] !== meant.length) total[number] = 0;
    return total;
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

function isSame<D extends object>(one: D, other: D | undefined): boolean {
  // Dates compare by their moment, all else by value.
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  return (
    other !== undefined &&
    (Object.keys(one) as (keyof D)[]).every((key) => plain(one[key]) === plain(other[key]))
  );
}

const isOut = ({ from }: SearchDocument, now: Date) => from === undefined || from <= now;

/** What lies ahead counts for more; what is past for less and less, down to a floor. */
export function timeliness(at: Date | undefined, now: Date): number {
  if (!at) return 1;
  const days = (now.getTime() - at.getTime()) / dayMs;
  return days < 0 ? 1.3 : Math.max(0.7, 1 - days / 1000);
}
