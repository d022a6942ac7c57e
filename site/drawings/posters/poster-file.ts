import { createHash } from 'node:crypto';
import { type DrawingName, drawings, type PosterLook, posterLooks } from '../../../lib/posters.ts';
import { drawPoster, wide } from './draw-poster.ts';
import { drawShareCard } from './draw-share-card.ts';

interface DrawnFile {
  svg: string;
  file: string;
}

const names = Object.keys(drawings) as DrawingName[];

/** The name carries a hash of the drawing, so browsers keep it until it changes. */
function toFile(name: string, svg: string): DrawnFile {
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { svg, file: `${name}.${hash}` };
}

const draw = {
  square: (name: DrawingName, look: PosterLook) => drawPoster(name, undefined, look),
  wide: (name: DrawingName, look: PosterLook) => drawPoster(name, wide, look),
};
export type PosterShape = keyof typeof draw;

const drawn = new Map<string, DrawnFile>();

/** Drawn once, when it is first asked for. */
function posterFile(name: DrawingName, shape: PosterShape, look: PosterLook): DrawnFile {
  const key = `${name} ${shape} ${look}`;
  const known = drawn.get(key);
  if (known) return known;
  const file = toFile(name, draw[shape](name, look));
  drawn.set(key, file);
  return file;
}

export const allPosterFiles = (): DrawnFile[] =>
  (['square', 'wide'] as const).flatMap((shape) =>
    names.flatMap((name) => posterLooks.map((look) => posterFile(name, shape, look))),
  );

const cards = new Map(names.map((name) => [name, toFile(name, drawShareCard(name))]));

export const shareCardFiles = [...cards.values()];

export function posterAddress(
  name: DrawingName,
  shape: PosterShape,
  look: PosterLook = 'plain',
): string {
  return `/cartazes/${posterFile(name, shape, look).file}.svg`;
}

/** The same figure as a picture that messengers and networks can show. */
export function shareCardAddress(name: DrawingName): string {
  return `/cartazes/${cards.get(name)?.file}.png`;
}
