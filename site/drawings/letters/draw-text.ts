import { kerning, outlines } from './letter-outlines.ts';

interface Letter {
  width: number;
  outline: string;
}

const letters = new Map(
  Object.entries(outlines).map(([letter, text]): [string, Letter] => {
    const cut = text.indexOf(' ');
    return [letter, { width: Number(text.slice(0, cut)), outline: text.slice(cut + 1) }];
  }),
);

const moved = new Map(
  kerning.flatMap(([by, pairs]) =>
    Array.from({ length: pairs.length / 2 }, (_, index): [string, number] => [
      pairs.slice(2 * index, 2 * index + 2),
      by,
    ]),
  ),
);

/** Units of an outline in the height of a line of size 1. */
const em = 1000;

/** Letters that we have no shape of: without its accent where that helps, else left out. */
function readable(text: string): string[] {
  return [...text.normalize('NFC')].flatMap((letter) => {
    if (letters.has(letter)) return [letter];
    if (/\s/.test(letter)) return [' '];
    const plain = letter.normalize('NFD').charAt(0);
    return letters.has(plain) ? [plain] : [];
  });
}

/** Each letter with the place where it begins, and where the last one ends. */
function setText(text: string) {
  let x = 0;
  let before = '';
  const placed = readable(text).map((name) => {
    const letter = letters.get(name);
    x += moved.get(before + name) ?? 0;
    const at = { x, outline: letter?.outline ?? '' };
    x += letter?.width ?? 0;
    before = name;
    return at;
  });
  return { placed, width: x };
}

/** In units of the picture. */
export const textWidth = (text: string, size: number): number => (setText(text).width * size) / em;

interface TextPlace {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  ink: string;
}

/** A line of words as shapes: the machine that makes a picture of it may have no fonts. */
export function drawText(text: string, { x, y, size, ink }: TextPlace): string {
  const scale = size / em;
  const shapes = setText(text)
    .placed.filter(({ outline }) => outline !== '')
    .map(({ x: at, outline }) => `<path transform="translate(${at} 0)" d="${outline}"/>`);
  return `<g fill="${ink}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
}

/** The words in lines no wider than this, and whether they are all there: what is left out ends with '…'. */
export function breakLines(text: string, size: number, width: number, most: number) {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines
    .slice(0, most)
    .map((line, index) => (index === most - 1 && lines.length > most ? `${line}…` : line))
    .map((line) => shorten(line, size, width));
  return { lines: shown, isWhole: shown.join() === lines.join() };
}

/** The last words go; a single one may be wider than the line too. */
function shorten(line: string, size: number, width: number): string {
  let text = line;
  while (textWidth(text, size) > width && text.length > 1)
    text = `${text.replace(text.includes(' ') ? / \S*$/ : /.…?$/u, '')}…`;
  return text;
}

/** A size, and into how many lines the words may break in it. */
export type TextStep = readonly [size: number, lines: number];

/** The first of these in which all words fit; else the last. */
export function fitText(text: string, steps: readonly TextStep[], width: number) {
  const tried = steps.map(([size, most]) => ({ size, ...breakLines(text, size, width, most) }));
  const { size, lines } = tried.find(({ isWhole }) => isWhole) ??
    tried.at(-1) ?? { size: 0, lines: [] };
  return { size, lines };
}
