import { fold } from './fold.ts';

/** Words that a person types between the ones that matter. */
const joining = new Set(
  'a o as os e de da do das dos em na no nas nos para por com um uma ao aos'.split(' '),
);

/** Plurals that change more than they add: 'inscricoes' → 'inscricao', 'municipais' → 'municipal'. */
const plurals: [RegExp, string][] = [
  [/(oes|aes|aos)$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/([^aeou])is$/, '$1il'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/s$/, ''],
];

/**
 * What the forms of a word have in common, near enough for a search box: number and gender go. The
 * word comes folded. Short words stay as they are, since too little of them would be left.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const plural = plurals.find(([ending]) => ending.test(word));
  const singular = plural ? word.replace(plural[0], plural[1]) : word;
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular;
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/**
 * Does a text speak of all that was asked for? A word counts when it has the same stem, or when it
 * begins with what was typed, so that results already come while one is typing.
 */
export function speaksOf(text: string, asked: string): boolean {
  const words = wordsOf(text);
  const typed = wordsOf(asked);
  const telling = typed.filter((word) => !joining.has(word));
  const wanted = telling.length > 0 ? telling : typed;
  return (
    wanted.length > 0 &&
    wanted.every((want) => words.some((word) => word.startsWith(want) || stem(word) === stem(want)))
  );
}
