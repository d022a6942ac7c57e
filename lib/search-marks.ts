import { fold } from './fold.ts';
import { isJoining, partsOf, stem } from './search-words.ts';

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

const longest = 220;
/** How much text before the first hit is shown. */
const before = 60;

/** The text in pieces; a word is a hit when its stem is one of those found. */
export function markWords(text: string, stems: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const part of partsOf(text)) {
    const folded = part.isWord ? fold(part.text) : '';
    const hit = part.isWord && !isJoining(folded) && stems.has(stem(folded));
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += part.text;
    else pieces.push({ text: part.text, hit });
  }
  return pieces;
}

/** As much of a text as a result shows: from its start, or around the first hit where that comes late. */
export function cutAround(text: string, stems: ReadonlySet<string>): Piece[] {
  const at = firstHit(text, stems);
  const start = at > longest - before ? wordStart(text, at - before) : 0;
  const end = text.length <= start + longest ? text.length : wordEnd(text, start + longest);
  const shown = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return markWords(shown, stems);
}

export function hasHit(text: string, stems: ReadonlySet<string>): boolean {
  return firstHit(text, stems) >= 0;
}

function firstHit(text: string, stems: ReadonlySet<string>): number {
  let at = 0;
  for (const part of partsOf(text)) {
    if (part.isWord && stems.has(stem(fold(part.text)))) return at;
    at += part.text.length;
  }
  return -1;
}

function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 ? from : space + 1;
}

function wordEnd(text: string, until: number): number {
  const space = text.lastIndexOf(' ', until);
  return space < 0 ? until : space;
}
