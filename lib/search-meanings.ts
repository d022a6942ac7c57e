import type { Postings } from './search-postings.ts';
import { allowedSlips, relativesOf, stem } from './search-words.ts';

/** The stems that a typed word may mean, and how sure each is. */
export type Meaning = Map<string, number>;

const weightOf = { prefix: 0.6, relative: 0.5, slip: 0.4 };

/**
 * What the words may mean: as written and, where one is unknown, with one wrong letter in it, then with two.
 */
export function* spellings(words: string[], postings: Postings): Generator<Meaning[]> {
  const written = words.map((word) => asWritten(word, postings));
  yield written;
  if (written.every((terms) => terms.size > 0)) return;
  // As few wrong letters as find something: with more, another word is meant.
  for (const slips of [1, 2])
    yield written.map((terms, index) =>
      terms.size > 0 ? terms : near(words[index] ?? '', slips, postings),
    );
}

/** The stems that a word may mean, and how sure each is: its own, those that begin with it, synonyms. */
function asWritten(word: string, postings: Postings): Meaning {
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

function near(word: string, slips: number, postings: Postings): Meaning {
  const most = Math.min(slips, allowedSlips(word));
  const found = most > 0 ? postings.termsNear(stem(word), most) : [];
  return new Map(found.map((one) => [one.term, weightOf.slip / Math.max(one.slips, 1)]));
}
