/** In percent of a photograph's width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** As much of the height is kept between the focal point, which is a face, and the line below it: the hip. */
const toHip = 16;
/** Below this the line would need so close a crop that little of the photograph were left. */
const lowest = 50;
/** Where the face of a portrait is, if nobody has said it. */
const faceOfPortrait = 40;
const step = 5;

/** What the content system stores where nobody has chosen: the centre. */
export const isFocalChosen = ({ x, y }: FocalPoint): boolean => x !== 50 || y !== 50;

/**
 * Which part of a photograph's height lies on the line, which is at half the height of every frame: in percent, in
 * steps, because pages may not have styles of their own. It lies below the focal point and never within a tenth of
 * the height from it; undefined where that leaves no room, and the photograph stays whole.
 */
export function cutOf(focal: FocalPoint, isPortrait = false): number | undefined {
  if (!isFocalChosen(focal) && !isPortrait) return 50;
  const face = isFocalChosen(focal) ? focal.y : faceOfPortrait;
  if (face > lowest) return undefined;
  // High faces stay where they are: a wide frame of a tall photograph must not cut off the head.
  const hip = Math.max(face, Math.min(2 * face - (50 - 2 * toHip), face + toHip));
  return Math.round(hip / step) * step;
}
