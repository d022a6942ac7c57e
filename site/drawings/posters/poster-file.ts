import { createHash } from 'node:crypto';
import { type DrawingName, drawings } from '../../../lib/posters.ts';
import { drawPoster, wide } from './draw-poster.ts';
import { drawShareCard } from './draw-share-card.ts';

/** Drawn once; the name carries a hash of the drawing, so browsers keep it until it changes. */
function drawAll(draw: (name: DrawingName) => string) {
  return new Map(
    (Object.keys(drawings) as DrawingName[]).map((name) => {
      const svg = draw(name);
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
      return [name, { svg, file: `${name}.${hash}` }];
    }),
  );
}

const shapes = {
  square: drawAll((name) => drawPoster(name)),
  wide: drawAll((name) => drawPoster(name, wide)),
};
const cards = drawAll(drawShareCard);

export const posterFiles = Object.values(shapes).flatMap((all) => [...all.values()]);
export const shareCardFiles = [...cards.values()];

export function posterAddress(name: DrawingName, shape: keyof typeof shapes): string {
  return `/cartazes/${shapes[shape].get(name)?.file}.svg`;
}

/** The same figure as a picture that messengers and networks can show. */
export function shareCardAddress(name: DrawingName): string {
  return `/cartazes/${cards.get(name)?.file}.png`;
}
