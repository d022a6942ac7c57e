import { firstAtLeast, type PostingLists } from './search-postings.ts';

/** A document that is new in the lists, and the weights of its stems. */
export interface Addition {
  number: number;
  weights: ReadonlyMap<string, number>;
}

/** For each stem the documents with their weights. */
type AddedLists = Map<string, [number, number][]>;
const none: [number, number][] = [];

/**
 * The lists with documents added and others gone. All documents have new numbers; `renumbered` has that of
 * each former one, or -1 where it is gone.
 */
export function mergePostings(
  former: PostingLists,
  renumbered: Int32Array,
  additions: Addition[],
): PostingLists {
  const added = listsOf(additions);
  const most = additions.reduce((sum, { weights }) => sum + weights.size, former.documents.length);
  const documents = new Uint32Array(most);
  const weights = new Float64Array(most);
  const terms: string[] = [];
  const starts: number[] = [];
  let end = 0;
  let next = 0;
  for (const term of withNewTerms(former.terms, added)) {
    const start = end;
    if (former.terms[next] === term) {
      const last = former.starts[next + 1] as number;
      for (let at = former.starts[next] as number; at < last; at++) {
        const number = renumbered[former.documents[at] as number] as number;
        if (number < 0) continue;
        documents[end] = number;
        weights[end++] = former.weights[at] as number;
      }
      next++;
    }
    for (const [number, weight] of added.get(term) ?? none) {
      documents[end] = number;
      weights[end++] = weight;
    }
    if (end === start) continue;
    terms.push(term);
    starts.push(start);
  }
  return {
    terms,
    starts: Uint32Array.from([...starts, end]),
    documents: end < most ? documents.slice(0, end) : documents,
    weights: end < most ? weights.slice(0, end) : weights,
  };
}

function withNewTerms(sorted: string[], added: AddedLists): string[] {
  const fresh = [...added.keys()].filter((term) => sorted[firstAtLeast(sorted, term)] !== term);
  return fresh.length > 0 ? [...sorted, ...fresh].sort() : sorted;
}

function listsOf(additions: Addition[]): AddedLists {
  const lists: AddedLists = new Map();
  for (const { number, weights } of additions)
    for (const [term, weight] of weights) {
      const list = lists.get(term);
      if (list) list.push([number, weight]);
      else lists.set(term, [[number, weight]]);
    }
  return lists;
}
