/** Where a town's name stands, in the units of the map: the towns crowd, so each is set by hand. */
export interface TownLabel {
  x: number;
  y: number;
  side: 'start' | 'end';
}

const east = 520;

export const townLabels: Record<string, TownLabel> = {
  oiapoque: { x: 330, y: 44, side: 'start' },
  calcoene: { x: east, y: 168, side: 'start' },
  amapa: { x: east, y: 204, side: 'start' },
  pracuuba: { x: east, y: 240, side: 'start' },
  tartarugalzinho: { x: east, y: 276, side: 'start' },
  cutias: { x: east, y: 312, side: 'start' },
  itaubal: { x: east, y: 348, side: 'start' },
  macapa: { x: east, y: 402, side: 'start' },
  santana: { x: east, y: 478, side: 'start' },
  mazagao: { x: east, y: 514, side: 'start' },
  'ferreira-gomes': { x: 340, y: 296, side: 'end' },
  'serra-do-navio': { x: 262, y: 332, side: 'end' },
  'pedra-branca-do-amapari': { x: 262, y: 368, side: 'end' },
  'porto-grande': { x: 318, y: 408, side: 'end' },
  'laranjal-do-jari': { x: 216, y: 500, side: 'end' },
  'vitoria-do-jari': { x: 216, y: 548, side: 'end' },
};
