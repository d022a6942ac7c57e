import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import {
  allowedSlips,
  askedWords,
  isJoining,
  relativesOf,
  stem,
  swapsOf,
  wordsOf,
} from './search-words.ts';

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

export interface Hit<D> {
  document: D;
  /** The stems by which it was found. */
  stems: ReadonlySet<string>;
}

export interface Answer<D> {
  hits: Hit<D>[];
  /** No document has all the words: these have some of them. */
  partial: boolean;
}

/** What stands in a title weighs more than any number of times in a text. */
const boost = { title: 12, keywords: 3, summary: 3, body: 0.8 };
const weights = { prefix: 0.5, fuzzy: 0.4 };
const dayMs = 86_400_000;
/** How many documents are indexed before others may go on. */
const turn = 100;

/**
 * Documents in memory, searched by stem, by beginning and, where that finds nothing, with slips of the
 * fingers. It knows words and nothing about where the documents come from.
 */
export function createSearchEngine<D extends SearchDocument>() {
  const index = new MiniSearch<D>({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: (word) => (isJoining(word) ? null : stem(word)),
  });
  const documents = new Map<string, D>();

  /** Makes the index hold these documents and no others; what has not changed is left alone. */
  async function update(fresh: D[]): Promise<void> {
    const ids = new Set(fresh.map(({ id }) => id));
    for (const id of documents.keys()) if (!ids.has(id)) forget(id);
    let changed = 0;
    for (const document of fresh) {
      if (isSame(document, documents.get(document.id))) continue;
      forget(document.id);
      index.add(document);
      documents.set(document.id, document);
      if (++changed % turn === 0) await new Promise(setImmediate);
    }
  }

  function forget(id: string): void {
    if (documents.delete(id)) index.discard(id);
  }

  function find(asked: string, now: Date, accept: (document: D) => boolean): Answer<D> {
    const words = askedWords(asked);
    if (words.length === 0) return { hits: [], partial: false };
    const seen = ({ id }: SearchResult) => {
      const document = documents.get(id);
      return document !== undefined && isOut(document, now) && accept(document);
    };
    const ask = (combineWith: 'AND' | 'OR', toQuery: (word: string) => Query) =>
      index.search({ combineWith, queries: words.map(toQuery) }, { boost, weights, filter: seen });

    // The fewest slips that find something: one letter more, and another word is meant.
    for (const combineWith of words.length > 1 ? (['AND', 'OR'] as const) : (['AND'] as const))
      for (const slips of [0, 1, 2]) {
        const results = ask(combineWith, (word) => queryFor(word, slips));
        if (results.length > 0) return { hits: rank(results, now), partial: combineWith === 'OR' };
      }
    return { hits: [], partial: false };
  }

  function rank(results: SearchResult[], now: Date): Hit<D>[] {
    return results
      .flatMap(({ id, score, terms }) => {
        const document = documents.get(id);
        return document ? [{ document, terms, score: score * timeliness(document.at, now) }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .map(({ document, terms }) => ({ document, stems: new Set(terms) }));
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

const asIs = (term: string) => term;

/** The same stem, a word that begins with what was typed, or one of the same family. */
function asWritten(word: string): Query {
  const stemmed = stem(word);
  return {
    combineWith: 'OR',
    queries: [
      { queries: [stemmed], processTerm: asIs, prefix: false },
      ...(word.length > 1 ? [{ queries: [word], processTerm: asIs, prefix: true }] : []),
      ...relativesOf(stemmed).map((relative) => ({
        queries: [relative],
        processTerm: asIs,
        boostTerm: () => 0.5,
      })),
    ],
  };
}

function queryFor(word: string, slips: number): Query {
  const most = Math.min(slips, allowedSlips(word));
  if (most === 0) return asWritten(word);
  const swapped = [...new Set(swapsOf(word).map(stem))];
  return {
    combineWith: 'OR',
    queries: [
      asWritten(word),
      { queries: [stem(word)], processTerm: asIs, fuzzy: most },
      { combineWith: 'OR', queries: swapped, processTerm: asIs, boostTerm: () => weights.fuzzy },
    ],
  };
}
