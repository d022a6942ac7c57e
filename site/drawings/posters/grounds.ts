import { pigments as p } from './kit.ts';

export interface Tones {
  readonly ground: string;
  /** One step off the ground: lanes, waves, nets, trees. */
  readonly texture: string;
  readonly body: string;
  /** The limbs on the other side of the body. */
  readonly far: string;
  readonly kit: string;
  readonly kit2: string;
}

export interface Ground {
  readonly north: Tones;
  readonly south: Tones;
}

const river = { body: p.river950, kit: p.paper };
const forest = { body: p.forest950, kit: p.paper };

export const skies = {
  riverPale: {
    ...river,
    ground: p.river200,
    texture: p.river300,
    far: p.river700,
    kit2: p.river500,
  },
  riverLight: {
    ...river,
    ground: p.river300,
    texture: p.river200,
    far: p.river700,
    kit2: p.river500,
  },
  riverFull: {
    ...river,
    ground: p.river500,
    texture: p.river400,
    far: p.river800,
    kit2: p.river200,
  },
  forestPale: {
    ...forest,
    ground: p.forest200,
    texture: p.forest300,
    far: p.forest700,
    kit2: p.forest500,
  },
  forestLight: {
    ...forest,
    ground: p.forest300,
    texture: p.forest200,
    far: p.forest700,
    kit2: p.forest500,
  },
  forestFull: {
    ...forest,
    ground: p.forest500,
    texture: p.forest400,
    far: p.forest800,
    kit2: p.forest200,
  },
} as const satisfies Record<string, Tones>;

export const floors = {
  riverFull: {
    ...river,
    ground: p.river500,
    texture: p.river400,
    far: p.river800,
    kit2: p.river200,
  },
  riverDeep: {
    ...river,
    ground: p.river700,
    texture: p.river500,
    far: p.river900,
    kit2: p.river300,
  },
  forestFull: {
    ...forest,
    ground: p.forest500,
    texture: p.forest400,
    far: p.forest800,
    kit2: p.forest200,
  },
  forestDeep: {
    ...forest,
    ground: p.forest700,
    texture: p.forest500,
    far: p.forest900,
    kit2: p.forest300,
  },
} as const satisfies Record<string, Tones>;

export function ground(sky: keyof typeof skies, floor: keyof typeof floors): Ground {
  return { north: skies[sky], south: floors[floor] };
}
