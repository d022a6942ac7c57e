import type { PictogramFigure } from './figure.ts';

const wheel = (x: number, y: number, r: number): string =>
  `M${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y} ${r} ${r} 0 1 1 ${x + r} ${y}`;

export const withApparatus = {
  cadeira: {
    heads: ['186 60'],
    torsos: ['150 84 96 120'],
    limbs: ['156 90 180 120 132 144'],
    gear: `${wheel(84, 168, 48)}M84 168 210 192${wheel(210, 192, 16)}`,
    gearInFront: true,
  },
  canoagem: {
    heads: ['108 36'],
    torsos: ['108 78 96 120'],
    limbs: ['114 78 150 84 180 54', '108 78 132 114 162 108'],
    gear: 'M192 18 150 162M48 204H216M96 224H180',
    thickGear: 'M152 156 144 186',
    mass: 'M6 138H234C222 160 204 174 174 174H66C36 174 18 160 6 138Z',
  },
  ciclismo: {
    heads: ['180 48'],
    torsos: ['150 72 96 102'],
    limbs: ['150 72 162 114 192 120', '96 108 138 126 114 174'],
    gear: `${wheel(54, 180, 40)}${wheel(186, 180, 40)}M54 180H114L180 132M54 180 84 132M192 126 186 180`,
  },
  skate: {
    heads: ['132 36'],
    torsos: ['126 78 108 120'],
    limbs: [
      '120 78 78 90 48 60',
      '132 78 168 96 204 72',
      '102 126 66 144 72 186',
      '114 126 162 138 150 186',
    ],
    gear: 'M24 192 48 208H186L216 186',
    thickGear: 'M72 224h0M162 224h0',
  },
  bocha: {
    heads: ['84 36'],
    torsos: ['84 78 84 120'],
    limbs: ['90 78 132 102 174 78', '90 138 144 138 156 192 180 192'],
    balls: ['216 48'],
    gear: `${wheel(84, 174, 48)}M30 72 48 138`,
    gearInFront: true,
  },
  xadrez: {
    heads: ['66 42'],
    torsos: ['66 84 60 120'],
    limbs: ['72 84 108 102 144 84', '66 138 114 138 114 210'],
    gear: 'M138 120H228M186 120V216M156 216H216M30 156H90M60 156V216',
    mass: 'M168 110C180 102 180 90 178 78A18 18 0 1 1 194 78C192 90 192 102 204 110Z',
  },
  aovivo: {
    heads: ['54 42'],
    torsos: ['54 84 54 120'],
    limbs: ['60 84 84 108 114 96', '48 126 42 216', '60 126 72 216'],
    gear: 'M156 114 126 216M156 114 186 216M156 114V216',
    mass: 'M120 54H186V72L216 54V108L186 90V108H120Z',
  },
  arena: {
    heads: [],
    torsos: [],
    limbs: [],
    curve: 'M48 96A72 72 0 0 1 192 96V144A72 72 0 0 1 48 144Z',
    balls: ['120 120'],
    gear: 'M6 120H234',
  },
} as const satisfies Record<string, PictogramFigure>;
