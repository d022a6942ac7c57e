import { createHash } from 'node:crypto';
import { type PosterName, posterNames } from '../../../lib/posters.ts';
import { drawPoster, wide } from './draw-poster.ts';
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

const drawings = {
  square: drawAll((name) => drawPoster(name)),
  wide: drawAll((name) => drawPoster(name, wide)),
};
const cards = drawAll(drawShareCard);

export const posterFiles = Object.values(drawings).flatMap((all) => [...all.values()]);
export const shareCardFiles = [...cards.values()];

export function posterAddress(name: PosterName, shape: keyof typeof drawings): string {
  return `/cartazes/${drawings[shape].get(name)?.file}.svg`;
}

/** The same figure as a picture that messengers and networks can show. */
export function shareCardAddress(name: PosterName): string {
  return `/cartazes/${cards.get(name)?.file}.png`;
}
