import type { PosterName } from '../../../lib/posters.ts';
import type { PictogramFigure } from './figure.ts';
import { onFoot } from './figures-on-foot.ts';
import { withApparatus } from './figures-with-apparatus.ts';

/** Every sport that has a poster has a sign, so content chooses once for both. */
export type PictogramName = PosterName;

export const pictogramFigures: Record<PictogramName, PictogramFigure> = {
  ...onFoot,
  ...withApparatus,
};

export const pictogramNames = Object.keys(pictogramFigures) as PictogramName[];
