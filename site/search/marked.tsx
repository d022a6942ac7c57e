import '../ui/cards/hit.css';
import { createElement, Fragment } from 'react';
import type { Piece } from '../../lib/search-marks.ts';

/** A text with the words that were looked for. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  const parts = pieces.map(({ text, hit }) =>
    hit ? createElement('mark', { className: 'hit' }, text) : text,
  );
  // Spread, because pieces of a text have no name that could be their key.
  return createElement(Fragment, null, ...parts);
}
