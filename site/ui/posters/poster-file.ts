import { createHash } from 'node:crypto';
import { type PosterName, posterNames } from '../../../lib/posters.ts';
import { drawPoster } from './draw-poster.ts';

/** Drawn once; the name carries a hash of the drawing, so browsers keep it until it changes. */
const drawings = new Map(
  posterNames.map((name) => {
    const svg = drawPoster(name);
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
    return [name, { svg, file: `${name}.${hash}` }];
  }),
);

export const posterFiles = [...drawings.values()];

export function posterAddress(name: PosterName): string {
  return `/cartazes/${drawings.get(name)?.file}.svg`;
}
