import type { Point } from '../drawings/amapa-geometry.ts';

/**
 * Where a town is on the map on a phone, in the map's units. The towns are close together, so points are
 * moved apart: 56 units are 24 px on the narrowest screen. Towns north of the Equator stay north of it.
 */
export const townSpots: Record<string, Point> = {
  oiapoque: { x: 305, y: 60 },
  calcoene: { x: 393, y: 180 },
  amapa: { x: 450, y: 222 },
  pracuuba: { x: 385, y: 250 },
  tartarugalzinho: { x: 440, y: 290 },
  'ferreira-gomes': { x: 385, y: 335 },
  cutias: { x: 470, y: 345 },
  itaubal: { x: 456, y: 402 },
  'serra-do-navio': { x: 255, y: 330 },
  'pedra-branca-do-amapari': { x: 270, y: 390 },
  'porto-grande': { x: 335, y: 378 },
  macapa: { x: 398, y: 420 },
  santana: { x: 372, y: 474 },
  mazagao: { x: 312, y: 482 },
  'laranjal-do-jari': { x: 235, y: 505 },
  'vitoria-do-jari': { x: 262, y: 560 },
};
