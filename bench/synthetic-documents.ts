import type { SearchDocument } from '../lib/search-engine.ts';
import { wordsOf } from '../lib/search-words.ts';
import { athletes } from '../sample/athletes.ts';
import { events } from '../sample/events.ts';
import { news } from '../sample/news.ts';
import { places } from '../sample/places.ts';
import { programs } from '../sample/programs.ts';

/** The same documents on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const telling = /^[\p{Letter}]{3,}$/u;
/** The words of our own content, the frequent ones first. */
export const vocabulary = countWords(
  JSON.stringify([news, events, programs, athletes, places]).replaceAll('\\n', ' '),
);

function countWords(text: string): string[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text))
    if (telling.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

const syllables = 'ma ca pa san ta na o ia po que ja ri lo pes rei bar bo sa li ma cu nha'.split(
  ' ',
);

/** Names of people and places, which are most of the different words of a real portal. */
function nameOf(random: () => number): string {
  const length = 2 + Math.floor(random() * 3);
  return Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join('');
}

export function makeDocuments(count: number, random: () => number): SearchDocument[] {
  // A few words make up most of any text: the square of chance prefers those at the front.
  const word = () =>
    random() < 0.08
      ? nameOf(random)
      : (vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? '');
  const text = (words: number) => Array.from({ length: words }, word).join(' ');
  return Array.from({ length: count }, (_, number) => ({
    id: String(number),
    title: text(5),
    keywords: text(3),
    summary: text(18),
    body: text(120),
    from: undefined,
    at: new Date(Date.UTC(2020 + Math.floor(random() * 6), Math.floor(random() * 12), 1)),
  }));
}
