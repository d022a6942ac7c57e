import { fold } from './fold.ts';

/** Words without meaning for a search: articles, prepositions. */
const joining = new Set(
  'a o as os e ou de da do das dos em na no nas nos para por pelo pela pelos pelas com um uma ao aos que se'.split(
    ' ',
  ),
);

/** 'leis' is not the plural of 'lel'; and of the words in '-eis', these come from '-il'. */
const odd = new Map(
  Object.entries({ leis: 'lei', reis: 'rei', seis: 'seis', faceis: 'facil', dificeis: 'dificil' }),
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
 * The stem of a word, near enough for a search box: number and gender are removed. The word comes without
 * accents. Short words stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const plural = plurals.find(([ending]) => ending.test(word));
  const singular = odd.get(word) ?? (plural ? word.replace(plural[0], plural[1]) : word);
  if (singular.length < 4) return singular;
  // 'campeao' and 'campea', 'alemao' and 'alema' are one word too.
  const bare = singular.replace(/(ao|[aeo])$/, '');
  return bare.length < 3 ? singular : bare;
}

const word = /[\p{Letter}\p{Number}\p{Mark}]+/gu;

export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** A text split into words and what is between them; joined they are the text again. */
export function partsOf(text: string): { text: string; isWord: boolean }[] {
  const parts: { text: string; isWord: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (index > end) parts.push({ text: text.slice(end, index), isWord: false });
    parts.push({ text: found, isWord: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isWord: false });
  return parts;
}

export function isJoining(folded: string): boolean {
  return joining.has(folded);
}

/** The searched words, each once; joining words only where nothing else was typed. */
export function askedWords(asked: string): string[] {
  const typed = [...new Set(wordsOf(asked))];
  const telling = typed.filter((one) => !joining.has(one));
  return telling.length > 0 ? telling : typed;
}

/** Synonyms: words with different stems that mean the same to somebody who searches. */
const families = [
  'paralimpico paralimpiada paradesporto paradesportivo paratleta',
  'olimpico olimpiada',
  'natacao nadar nadador',
  'corrida correr corredor',
  'volei voleibol',
  'basquete basquetebol',
  'futebol futebolista',
  'bicicleta ciclismo ciclista',
  'canoagem canoa canoista',
  'inscricao inscrever matricula',
].map((family) => family.split(' ').map(stem));

/** The synonyms of a stem. */
export function relativesOf(stemmed: string): string[] {
  return families
    .filter((family) => family.includes(stemmed))
    .flatMap((family) => family.filter((other) => other !== stemmed));
}

/** How many wrong letters a word may have. Short words differ by one letter too easily. */
export function allowedSlips(folded: string): number {
  if (/\d/.test(folded) || folded.length < 5) return 0;
  return folded.length < 8 ? 1 : 2;
}
