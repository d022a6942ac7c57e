import './hit.css';
import { createElement, Fragment } from 'react';
import type { Piece } from '../../../lib/search-marks.ts';

/** A text with the searched words marked. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  const parts = pieces.map(({ text, hit }) =>
    hit ? createElement('mark', { className: 'hit' }, text) : text,
  );
  // Spread as children, because the pieces have no natural key.
  return createElement(Fragment, null, ...parts);
}
