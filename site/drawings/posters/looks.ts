import type { PosterLook } from '../../../lib/posters.ts';
import type { Figure, Part } from './figure.ts';
import { floors, type Ground, skies, type Tones } from './grounds.ts';

/** How far a look moves along the skies, and whether its ground is the other one of its kind. */
const steps: Record<
  PosterLook,
  { sky: number; otherFloor: boolean; turned: boolean; near: boolean }
> = {
  plain: { sky: 0, otherFloor: false, turned: false, near: false },
  turned: { sky: 2, otherFloor: true, turned: true, near: false },
  near: { sky: 3, otherFloor: false, turned: false, near: true },
  'turned-near': { sky: 1, otherFloor: true, turned: true, near: true },
};

const lightSkies: readonly Tones[] = [
  skies.riverPale,
  skies.riverLight,
  skies.forestPale,
  skies.forestLight,
];
/** Water stays water and grass stays grass. */
const floorPairs: readonly (readonly [Tones, Tones])[] = [
  [floors.riverFull, floors.riverDeep],
  [floors.forestFull, floors.forestDeep],
];

/** The same figure as another picture: turned, nearer, before another sky. */
export function inLook(figure: Figure, look: PosterLook): Figure {
  const step = steps[look];
  if (look === 'plain') return figure;
  const { scale = 1, dx = 0, mirror = false } = figure;
  return {
    ...figure,
    ground: regrounded(figure.ground, step.sky, step.otherFloor),
    scale: step.near ? scale * nearness(figure) : scale,
    // Turned around the middle, so what stood left of it stands right of it.
    ...(step.turned ? { mirror: !mirror, dx: -dx } : {}),
  };
}

function regrounded({ north, south }: Ground, by: number, otherFloor: boolean): Ground {
  const at = lightSkies.indexOf(north);
  const sky = lightSkies[(Math.max(0, at) + by) % lightSkies.length] ?? north;
  const pair = floorPairs.find((tones) => tones.includes(south));
  return {
    north: sky,
    south: otherFloor && pair ? (pair.find((one) => one !== south) ?? south) : south,
  };
}

const nearest = 1.18;
const farther = 0.86;
const margin = 12;

/** As near as the frame allows without cutting more of the figure; one that fills it already steps back. */
function nearness(figure: Figure): number {
  const most = Math.min(nearest, ...figure.parts.map((part) => room(part, figure)));
  return most > 1.05 ? most : farther;
}

/** How much larger the figure may be until a part of it leaves the frame. */
function room({ box: [left, top, right, bottom] }: Part, { scale = 1, dx = 0, dy = 0 }: Figure) {
  const reach = 400 - margin;
  const x = Math.max(400 - left, right - 400) * scale;
  const y = Math.max(400 - top, bottom - 400) * scale;
  return Math.min((reach - Math.abs(dx)) / x, (reach - Math.abs(dy)) / y);
}
