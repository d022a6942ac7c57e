import { fold } from './fold.ts';

/** Words that people here begin a password with, folded. English ones come from published lists of leaks. */
const commonWords = `
  senha segredo acesso entrar mudar trocar teste padrao usuario admin administrador root editor portal
  site sistema computador amapa macapa santana equador amazonia oiapoque laranjal brasil brasileiro
  tucuju norte governo secretaria estado prefeitura servidor esporte esportes lazer desporto atleta
  futebol selecao campeao flamengo vasco corinthians palmeiras santos fluminense botafogo gremio
  internacional paysandu remo saopaulo trem ypiranga jesus deus cristo familia amor amoreterno teamo
  saudade felicidade maria jose joao ana pedro paulo carlos lucas gabriel rafael mateus marcos bruno
  camila juliana fernanda amanda beatriz larissa janeiro fevereiro marco abril maio junho julho agosto
  setembro outubro novembro dezembro sexta sabado domingo verao inverno password passw welcome letmein
  iloveyou sunshine princess monkey dragon master secret login changeme football baseball superman
  batman pokemon starwars michael jordan trustno shadow freedom whatever hello
`
  .trim()
  .split(/\s+/);

/** Rows and columns of the keyboard, the alphabet and the digits, read both ways. */
const rows = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm', '1q2w3e4r5t6y7u8i9o0p', 'qazwsxedcrfvtgbyhnujm'],
].flatMap((row) => [row, [...row].reverse().join('')]);

const shortestRun = 3;
/** What is left of a good one when everything that is easily guessed is taken out of it. */
const leastLeft = 5;

/** Letters that are written as digits or signs: 's3nh@'. */
const disguises: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

const undisguised = (text: string) => [...text].map((sign) => disguises[sign] ?? sign).join('');

/** How long a piece of a row begins here, or 0. */
function runAt(text: string, start: number): number {
  let longest = 0;
  for (const row of rows) {
    let length = shortestRun;
    while (start + length <= text.length && row.includes(text.slice(start, start + length)))
      length += 1;
    longest = Math.max(longest, length - 1);
  }
  return longest >= shortestRun ? longest : 0;
}

function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    const run = runAt(text, at);
    if (run === 0) left += text[at];
    at += run || 1;
  }
  return left;
}

/** Only letters and digits count; a sign that is repeated counts once. */
function leftOf(text: string, words: readonly string[]): number {
  const withoutWords = words.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  const withoutYears = withoutWords.replaceAll(/(19|20)\d\d/g, ' ');
  const left = withoutRuns(withoutYears).replaceAll(/[^a-z0-9]/g, '');
  return new Set(left).size;
}

/**
 * Whether somebody who tries what people usually choose would find it soon: nothing is left of it but common
 * words, names of its owner, years, rows of keys and repetitions. `names`: what is known of the owner.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const folded = fold(password);
  const own = names
    .flatMap((name) => fold(name).split(/[^a-z0-9]+/))
    .filter((part) => part.length > 2);
  // The longest first: 'brasil' would cut 'brasileiro' in two.
  const words = [...commonWords, ...own].toSorted((one, other) => other.length - one.length);
  return [folded, undisguised(folded)].some((form) => leftOf(form, words) < leastLeft);
}
