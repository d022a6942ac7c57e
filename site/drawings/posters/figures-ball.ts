import { head, headband, ponytail, shoe, shortHair } from './anatomy.ts';
import type { Figure } from './figure.ts';
import { part } from './figure.ts';
import { ground } from './grounds.ts';
import { circle } from './kit.ts';
import { limb } from './limb.ts';
import { arcs, grid, lines } from './textures.ts';

const keeperHead = { x: 546, y: 228, turn: 44 };

export const futebol: Figure = {
  ground: ground('riverPale', 'forestDeep'),
  southTexture: (ink) => arcs(ink, 0, 800, [180, 300]) + lines(ink, [640]),
  scale: 0.98,
  dx: 4,
  sun: { x: 690, y: 126, r: 98 },
  parts: [
    part('far', limb([490, 296, 30], [552, 178, 23], [624, 100, 16])),
    part('kit2', limb([612, 112, 21], [634, 88, 24])),
    part('far', limb([290, 470, 50], [262, 600, 35], [144, 640, 17])),
    part('kit', shoe({ x: 144, y: 640, turn: 128 })),
    part('body', limb([484, 288, 24], [526, 252, 22]), head(keeperHead), shortHair(keeperHead)),
    part('body', ponytail(keeperHead)),
    part('body', limb([256, 484, 46], [142, 484, 36], [62, 592, 17])),
    part('kit', shoe({ x: 62, y: 592, turn: 96 })),
    part('kit', limb([478, 314, 55], [386, 386, 48], [304, 456, 53])),
    part('kit2', limb([290, 468, 51], [276, 540, 44])),
    part('kit2', limb([304, 458, 54], [204, 482, 47])),
    part('body', limb([480, 324, 37], [610, 318, 26], [680, 226, 17])),
    part('kit2', limb([670, 238, 22], [694, 204, 25])),
  ],
};

const strikerHead = { x: 452, y: 150, turn: 10 };

export const atacante: Figure = {
  ground: ground('riverLight', 'forestFull'),
  southTexture: (ink) => arcs(ink, 860, 760, [210]) + lines(ink, [560]),
  sunStaysBright: true,
  sun: { x: 624, y: 646, r: 92 },
  parts: [
    part('far', limb([414, 270, 30], [520, 312, 22], [610, 240, 16])),
    part('far', limb([360, 448, 50], [268, 556, 36], [138, 508, 17])),
    part('kit', shoe({ x: 138, y: 508, turn: 132 })),
    part('body', limb([410, 250, 24], [440, 184, 22]), head(strikerHead), shortHair(strikerHead)),
    part('body', ponytail(strikerHead)),
    part('body', limb([392, 452, 48], [452, 574, 37], [420, 700, 17])),
    part('kit', shoe({ x: 420, y: 700 })),
    part('kit', limb([408, 272, 54], [386, 352, 48], [370, 436, 53])),
    part('kit2', limb([360, 450, 51], [306, 512, 44])),
    part('kit2', limb([374, 444, 54], [424, 524, 46])),
    part('body', limb([400, 280, 37], [288, 330, 26], [196, 262, 17])),
  ],
};

const kickerHead = { x: 252, y: 172, turn: -14 };

export const futsal: Figure = {
  ground: ground('forestLight', 'riverFull'),
  southTexture: (ink) => arcs(ink, 400, 400, [210]) + lines(ink, [690]),
  scale: 0.95,
  sun: { x: 684, y: 138, r: 98 },
  parts: [
    part('far', limb([292, 292, 30], [394, 256, 22], [480, 170, 16])),
    part('far', limb([372, 448, 52], [350, 588, 36], [318, 706, 17])),
    part('kit', shoe({ x: 318, y: 706 })),
    part('body', limb([288, 270, 24], [262, 206, 22]), head(kickerHead), shortHair(kickerHead)),
    part('body', limb([470, 392, 44], [560, 340, 36], [658, 250, 17])),
    part('kit', shoe({ x: 658, y: 250, turn: -62 })),
    part('kit', limb([290, 292, 54], [332, 370, 48], [376, 440, 52])),
    part('kit2', limb([374, 452, 52], [362, 512, 45])),
    part('kit2', limb([376, 440, 54], [476, 386, 46])),
    part('body', limb([282, 296, 37], [164, 346, 26], [90, 256, 17])),
  ],
};

const spikerHead = { x: 410, y: 184, turn: -8 };

export const volei: Figure = {
  ground: ground('riverPale', 'forestFull'),
  southTexture: (ink) => grid(ink, 50, 400, 600),
  scale: 0.94,
  sun: { x: 616, y: 124, r: 100 },
  parts: [
    part('far', limb([352, 300, 30], [262, 236, 22], [300, 116, 16])),
    part('far', limb([372, 478, 48], [420, 614, 35], [330, 712, 17])),
    part('kit', shoe({ x: 330, y: 712, turn: 118 })),
    part('body', limb([382, 280, 24], [400, 216, 22]), head(spikerHead), shortHair(spikerHead)),
    part('body', ponytail(spikerHead)),
    part('body', limb([350, 520, 46], [322, 626, 37], [194, 684, 17])),
    part('kit', shoe({ x: 194, y: 684, turn: 112 })),
    part('kit', limb([388, 304, 54], [372, 390, 47], [356, 464, 51])),
    part('kit2', limb([370, 470, 50], [402, 548, 43])),
    part('kit2', limb([356, 466, 52], [338, 560, 44])),
    part('body', limb([404, 298, 37], [492, 200, 26], [556, 68, 18])),
  ],
};

const dribblerHead = { x: 504, y: 150, turn: 12 };

export const basquete: Figure = {
  ground: ground('forestPale', 'riverFull'),
  southTexture: (ink) => arcs(ink, 640, 760, [140, 320, 500]) + lines(ink, [742]),
  scale: 0.95,
  sunStaysBright: true,
  sun: { x: 640, y: 590, r: 104 },
  parts: [
    part('far', limb([450, 268, 30], [546, 304, 22], [648, 230, 16])),
    part('far', limb([322, 440, 50], [234, 568, 35], [124, 656, 17])),
    part('kit', shoe({ x: 124, y: 656, turn: 62 })),
    part('body', limb([446, 240, 24], [490, 180, 22]), head(dribblerHead)),
    part('body', circle(486, 122, 46), circle(462, 146, 34), circle(520, 108, 34)),
    part('kit', headband(dribblerHead)),
    part('body', limb([410, 452, 45], [494, 548, 37], [424, 688, 17])),
    part('kit', shoe({ x: 424, y: 688 })),
    part('kit', limb([438, 258, 55], [386, 350, 48], [336, 428, 54])),
    part('kit2', limb([328, 440, 52], [280, 506, 45])),
    part('kit2', limb([336, 430, 55], [434, 478, 47])),
    part('body', limb([430, 268, 38], [522, 390, 26], [612, 484, 18])),
  ],
};
