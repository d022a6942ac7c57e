import type { Part, Sun } from './figure.ts';
import { volei } from './figures-ball.ts';
import { corrida } from './figures-run-and-field.ts';
import { skate } from './figures-wheels.ts';

/** A figure whose tones become CSS classes, so that it follows the page's theme. */
export interface HeroFigure {
  readonly parts: readonly Part[];
  readonly sun: Sun;
}

export const heroFigures = {
  corrida: { parts: corrida.parts, sun: { x: 520, y: 400, r: 210 } },
  skate: { parts: skate.parts, sun: { x: 590, y: 250, r: 130 } },
  volei: { parts: volei.parts, sun: { x: 616, y: 124, r: 100 } },
} as const satisfies Record<string, HeroFigure>;

export type HeroName = keyof typeof heroFigures;
