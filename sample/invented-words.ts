import { wordsOf } from '../lib/search-words.ts';
import { athletes } from './athletes.ts';
import { events } from './events.ts';
import { news } from './news.ts';
import { places } from './places.ts';
import { programs } from './programs.ts';

/** The same numbers on every machine (mulberry32). */
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

/** Writes texts of our own words: a few make up most of any text, so chance prefers those at the front. */
export function createWriter(random: () => number): (words: number) => string {
  const word = () =>
    random() < 0.08
      ? nameOf(random)
      : (vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? '');
  return (words) => Array.from({ length: words }, word).join(' ');
}
