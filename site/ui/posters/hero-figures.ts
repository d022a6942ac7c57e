import type { Figure } from './figure.ts';
import { volei } from './figures-ball.ts';
import { corrida } from './figures-run-and-field.ts';

/** A figure whose tones become CSS classes, so that it follows the page's theme. */
export type HeroFigure = Omit<Figure, 'ground'> & Partial<Pick<Figure, 'ground'>>;

export const heroFigures = {
  corrida: { parts: corrida.parts, sun: { x: 520, y: 400, r: 210 } },
  volei: { parts: volei.parts, sun: { x: 616, y: 124, r: 100 } },
} as const satisfies Record<string, HeroFigure>;

export type HeroName = keyof typeof heroFigures;
