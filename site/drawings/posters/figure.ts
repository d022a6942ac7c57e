import type { Ground, Tones } from './grounds.ts';
import type { Box, Shape } from './kit.ts';
import { join } from './kit.ts';

/** `sun` is brighter above the line than below it; the rest follows the ground. */
export type Tone = keyof Tones | 'sun';

export interface Part {
  readonly tone: Tone;
  readonly d: string;
  readonly box: Box;
  /** Width of a stroke; without it the part is filled. */
  readonly stroke?: number;
}

export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Figure {
  readonly ground: Ground;
  readonly parts: readonly Part[];
  readonly sun?: Sun;
  /** Around the middle of the line, so what touches the line still does. */
  readonly scale?: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly mirror?: boolean;
  /** The sun is an object here (a wheel, a ball), so it does not dim below the line. */
  readonly sunStaysBright?: boolean;
  /** Markup laid on the ground before the sun and the figure, in the ground's texture tone. */
  readonly northTexture?: (ink: string) => string;
  readonly southTexture?: (ink: string) => string;
  /** Its ground is drawn for the square alone: beside it stands its mirror image. */
  readonly groundEnds?: boolean;
}

export function part(tone: Tone, ...shapes: readonly Shape[]): Part {
  return { tone, ...join(shapes) };
}

export function stroked(tone: Tone, stroke: number, d: string, box: Box): Part {
  return { tone, d, box, stroke };
}
