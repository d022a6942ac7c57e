import type { DrawingName } from '../../../lib/posters.ts';
import type { Figure } from './figure.ts';
import { figures } from './figures.ts';
import { volei } from './figures-ball.ts';
import { corrida } from './figures-run-and-field.ts';
import { skate } from './figures-wheels.ts';

/** A figure whose tones become CSS classes, so that it follows the page's theme. */
export type HeroFigure = Omit<Figure, 'ground'> & Partial<Pick<Figure, 'ground'>>;

export const heroFigures = {
  corrida: { parts: corrida.parts, sun: { x: 520, y: 400, r: 210 } },
  skate: { parts: skate.parts, sun: { x: 590, y: 250, r: 130 } },
  volei: { parts: volei.parts, sun: { x: 616, y: 124, r: 100 } },
} as const satisfies Record<string, HeroFigure>;

export type HeroName = keyof typeof heroFigures;

/** The stadium runs past its poster's frame; out of the frame it must be whole. */
const wholeStadium = { ...figures.arena, scale: 0.8 };

/** Any poster's figure, out of its frame. */
export function heroFigure(name: DrawingName): HeroFigure {
  if (name === 'arena') return wholeStadium;
  return name in heroFigures ? heroFigures[name as HeroName] : figures[name];
}
