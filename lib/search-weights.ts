import { isJoining, stem, wordsOf } from './search-words.ts';

/** The texts by which something is found, most important first. */
export interface SearchTexts {
  title: string;
  /** Words that its page does not show as part of it: category, sport, town. */
  keywords: string;
  summary: string;
  body: string;
}

/** A word in the title outweighs any number of times in the text. */
const fields = Object.entries({ title: 12, keywords: 3, summary: 3, body: 0.8 }) as [
  keyof SearchTexts,
  number,
][];

/** The stems of a document with their weights, computed once, so that a search only has to add. */
export function weighWords(texts: SearchTexts): Map<string, number> {
  const weighed = new Map<string, number>();
  for (const [field, weight] of fields) {
    const counts = new Map<string, number>();
    const words = wordsOf(texts[field]).filter((word) => !isJoining(word));
    for (const word of words) {
      const term = stem(word);
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    // A repeated word counts less each time; in a short text one word counts more.
    const length = 1 + words.length / 100;
    for (const [term, count] of counts)
      weighed.set(term, (weighed.get(term) ?? 0) + (weight * count) / (count + length));
  }
  return weighed;
}
