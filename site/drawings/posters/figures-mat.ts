import { bun, foot, head, headband, shoe, shortHair } from './anatomy.ts';
import type { Figure } from './figure.ts';
import { part, stroked } from './figure.ts';
import { ground } from './grounds.ts';
import { circle } from './kit.ts';
import { limb } from './limb.ts';
import { outline } from './outline.ts';
import { arcs, grid, tatami } from './textures.ts';

const leadHead = { x: 302, y: 164, turn: 8 };
const followHead = { x: 534, y: 180, turn: 8, flip: true, size: 0.94 };

export const danca: Figure = {
  ground: ground('forestPale', 'forestFull'),
  southTexture: (ink) => arcs(ink, 404, 640, [130, 210, 290, 370]),
  scale: 0.94,
  sun: { x: 404, y: 400, r: 236 },
  parts: [
    part('far', limb([300, 286, 28], [392, 348, 21], [540, 364, 14])),
    part('far', limb([236, 440, 50], [190, 572, 36], [152, 694, 20])),
    part('body', shoe({ x: 152, y: 694, flip: true, size: 0.92 })),
    part('body', limb([270, 250, 24], [292, 196, 22]), head(leadHead)),
    part('kit', shortHair(leadHead)),
    part('kit2', limb([256, 440, 52], [314, 572, 36], [288, 698, 22])),
    part('body', shoe({ x: 288, y: 700, size: 0.92 })),
    part('kit', limb([268, 280, 54], [254, 360, 50], [250, 430, 53])),
    part('body', limb([574, 270, 22], [548, 212, 20]), head(followHead)),
    part('kit', shortHair(followHead), bun(followHead)),
    part('sun', circle(566, 116, 13)),
    part('kit2', limb([572, 284, 46], [574, 350, 40], [578, 398, 42])),
    part(
      'body',
      shoe({ x: 536, y: 716, flip: true, size: 0.7 }),
      shoe({ x: 622, y: 716, size: 0.7 }),
    ),
    part(
      'kit',
      outline(
        'M536 396C556 384 600 384 620 396C650 470 716 520 772 640C720 716 560 752 430 700C470 610 516 500 536 396Z',
      ),
    ),
    part('far', outline('M448 662C556 712 690 690 750 606L760 620C696 716 556 734 440 682Z')),
    part('far', outline('M462 626C560 668 670 650 726 572L736 584C676 672 560 690 454 646Z')),
    part('body', limb([596, 286, 32], [680, 366, 22], [674, 478, 16])),
    part('body', limb([280, 284, 35], [356, 312, 24], [412, 204, 16])),
    part('body', limb([552, 288, 32], [472, 308, 21], [420, 208, 15])),
  ],
};

const toriHead = { x: 588, y: 376, turn: 64 };
const ukeHead = { x: 676, y: 262, turn: 118 };

export const judo: Figure = {
  ground: ground('riverLight', 'forestDeep'),
  southTexture: (ink) => tatami(ink),
  groundEnds: true,
  scale: 0.93,
  dx: -6,
  mirror: true,
  sun: { x: 262, y: 400, r: 190 },
  parts: [
    part('body', foot({ x: 516, y: 700 })),
    part('kit2', limb([410, 450, 52], [534, 560, 41], [516, 686, 27])),
    part('body', foot({ x: 170, y: 214, turn: 200 })),
    part('kit2', limb([440, 222, 50], [300, 244, 41], [178, 216, 27])),
    part('body', foot({ x: 278, y: 700 })),
    part('kit', limb([390, 450, 55], [282, 566, 43], [278, 686, 28])),
    part('body', limb([600, 266, 24], [650, 264, 22]), head(ukeHead), shortHair(ukeHead)),
    part('body', foot({ x: 236, y: 54, turn: 226 })),
    part('kit2', limb([420, 214, 50], [330, 124, 41], [240, 56, 27])),
    part('kit2', limb([590, 264, 54], [500, 232, 50], [424, 218, 53])),
    part('body', limb([470, 184, 9], [452, 268, 9])),
    part('kit2', limb([600, 280, 37], [692, 362, 28], [652, 470, 21])),
    part('body', limb([530, 362, 24], [570, 374, 24]), head(toriHead), shortHair(toriHead)),
    part('kit', limb([502, 344, 57], [444, 392, 52], [392, 444, 57])),
    part('body', limb([356, 402, 9], [436, 474, 9])),
    part('kit', limb([498, 352, 41], [560, 476, 31], [640, 484, 23])),
    part('body', circle(656, 482, 21)),
  ],
};

const capoeiraHead = { x: 460, y: 644, turn: 196 };

export const capoeira: Figure = {
  ground: ground('forestLight', 'forestFull'),
  southTexture: (ink) => arcs(ink, 400, 740, [150, 250, 350, 450]),
  sun: { x: 430, y: 400, r: 176 },
  parts: [
    part('far', limb([440, 560, 30], [548, 622, 23], [560, 724, 16], [594, 736, 11])),
    part('far', foot({ x: 624, y: 166, turn: -78 })),
    part('kit', limb([396, 400, 56], [564, 330, 47], [622, 178, 31])),
    part('body', limb([430, 580, 24], [448, 622, 22]), head(capoeiraHead)),
    part('kit', headband(capoeiraHead)),
    part('body', foot({ x: 104, y: 190, turn: 158 })),
    part('kit', limb([384, 400, 56], [258, 256, 47], [112, 194, 31])),
    part('body', limb([420, 570, 54], [402, 500, 47], [392, 462, 43])),
    part(
      'far',
      limb([342, 434, 11], [430, 424, 11]),
      limb([352, 438, 8], [340, 492, 7], [312, 528, 6]),
    ),
    part('body', limb([408, 572, 37], [312, 636, 26], [300, 726, 18], [262, 738, 12])),
  ],
};

const gymnastHead = { x: 378, y: 156, turn: -16 };

export const ginastica: Figure = {
  ground: ground('forestFull', 'riverDeep'),
  southTexture: (ink) => grid(ink, 100, 400, 800),
  dy: 10,
  parts: [
    stroked(
      'sun',
      20,
      'M610 150C640 30 770 40 764 130C758 214 650 210 664 140C676 88 772 110 774 230C776 340 690 420 640 540C604 630 660 690 730 640',
      [600, 30, 800, 700],
    ),
    part('far', limb([404, 274, 28], [506, 216, 20], [606, 156, 14])),
    part('far', limb([420, 432, 46], [556, 372, 34], [676, 300, 16], [736, 262, 6])),
    part('body', limb([390, 258, 22], [384, 200, 20]), head(gymnastHead), bun(gymnastHead)),
    part('kit', limb([386, 282, 50], [390, 356, 42], [398, 420, 46])),
    part('body', limb([384, 446, 48], [246, 516, 35], [112, 572, 16], [58, 606, 6])),
    part(
      'kit',
      outline(
        'M346 388C376 400 412 400 440 384C456 410 486 424 500 446C450 480 370 500 300 486C322 460 338 424 346 388Z',
      ),
    ),
    part('body', limb([376, 286, 33], [266, 264, 23], [160, 204, 15])),
  ],
};
