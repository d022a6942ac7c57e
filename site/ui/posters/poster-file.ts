import { createHash } from 'node:crypto';
import { type PosterName, posterNames } from '../../../lib/posters.ts';
import { drawPoster } from './draw-poster.ts';
import { drawShareCard } from './draw-share-card.ts';

/** Drawn once; the name carries a hash of the drawing, so browsers keep it until it changes. */
function drawAll(draw: (name: PosterName) => string) {
  return new Map(
    posterNames.map((name) => {
      const svg = draw(name);
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
      return [name, { svg, file: `${name}.${hash}` }];
    }),
  );
}

const drawings = drawAll(drawPoster);
const cards = drawAll(drawShareCard);

export const posterFiles = [...drawings.values()];
export const shareCardFiles = [...cards.values()];

export function posterAddress(name: PosterName): string {
  return `/cartazes/${drawings.get(name)?.file}.svg`;
}

/** The same figure as a picture that messengers and networks can show. */
export function shareCardAddress(name: PosterName): string {
  return `/cartazes/${cards.get(name)?.file}.png`;
}
