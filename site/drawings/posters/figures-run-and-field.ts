import { bun, head, headband, ponytail, shoe, shortHair } from './anatomy.ts';
import type { Figure } from './figure.ts';
import { part, stroked } from './figure.ts';
import { ground } from './grounds.ts';
import { limb } from './limb.ts';
import { dots, lanes, park, path } from './textures.ts';

const runnerHead = { x: 524, y: 138, turn: 12 };

export const corrida: Figure = {
  ground: ground('riverLight', 'forestFull'),
  southTexture: (ink) => lanes(ink, 120, 330, 11, 190),
  sun: { x: 520, y: 400, r: 210 },
  parts: [
    part('far', limb([470, 252, 30], [556, 350, 23], [644, 252, 16])),
    part('far', limb([362, 425, 50], [280, 562, 35], [172, 642, 17])),
    part('kit', shoe({ x: 172, y: 642, turn: 72 })),
    part('body', limb([462, 240, 24], [512, 172, 22]), head(runnerHead), shortHair(runnerHead)),
    part('body', ponytail(runnerHead)),
    part('kit', headband(runnerHead)),
    part('body', limb([460, 434, 44], [560, 458, 37], [508, 610, 17])),
    part('kit', shoe({ x: 508, y: 610, turn: -4 })),
    part('kit', limb([455, 252, 54], [412, 340, 47], [374, 412, 51])),
    part('kit2', limb([372, 412, 52], [462, 436, 46])),
    part('body', limb([448, 256, 37], [326, 310, 26], [316, 416, 17])),
  ],
};

const jumperHead = { x: 418, y: 158, turn: 18 };

/** The near leg ends in a running blade. */
export const salto: Figure = {
  ground: ground('forestPale', 'forestDeep'),
  southTexture: (ink) => dots(ink, 640, 4),
  mirror: true,
  sun: { x: 236, y: 400, r: 220 },
  parts: [
    part('far', limb([384, 270, 30], [488, 214, 23], [600, 206, 16])),
    part('far', limb([320, 440, 50], [492, 450, 37], [628, 508, 17])),
    part('kit', shoe({ x: 628, y: 508, turn: -34 })),
    part('body', limb([372, 254, 24], [408, 192, 22]), head(jumperHead), shortHair(jumperHead)),
    part('body', limb([320, 446, 50], [470, 508, 38], [530, 562, 24])),
    stroked(
      'kit',
      17,
      'M528 562C586 590 622 628 596 664C590 674 600 686 640 676',
      [520, 550, 660, 700],
    ),
    part('kit', limb([514, 548, 27], [540, 572, 21])),
    part('kit', limb([368, 276, 54], [330, 356, 47], [302, 432, 52])),
    part('kit2', limb([302, 436, 53], [412, 474, 47])),
    part('body', limb([362, 284, 37], [470, 330, 26], [588, 300, 17])),
  ],
};

const elderHead = { x: 316, y: 150, turn: 6, size: 0.94 };
const childHead = { x: 566, y: 338, turn: -14, size: 0.86 };

export const caminhada: Figure = {
  ground: ground('riverFull', 'forestFull'),
  northTexture: (ink) => park(ink),
  southTexture: (ink) => path(ink),
  groundEnds: true,
  sun: { x: 640, y: 150, r: 92 },
  parts: [
    part('far', limb([318, 290, 28], [386, 372, 21], [474, 432, 15])),
    part('far', limb([290, 450, 48], [262, 578, 34], [196, 690, 18])),
    part('body', shoe({ x: 196, y: 690, turn: 22 })),
    part('body', limb([306, 252, 23], [314, 196, 21]), head(elderHead)),
    part('kit', shortHair(elderHead), bun(elderHead)),
    part('kit2', limb([308, 450, 50], [372, 570, 36], [370, 698, 21])),
    part('body', shoe({ x: 370, y: 698 })),
    part('kit', limb([304, 282, 52], [296, 360, 48], [298, 446, 54])),
    part('body', limb([292, 290, 35], [234, 376, 25], [262, 470, 16])),
    part('body', limb([474, 432, 15], [504, 486, 18], [548, 452, 22])),
    part('far', limb([552, 566, 34], [510, 644, 25], [486, 710, 14])),
    part('body', shoe({ x: 486, y: 710, turn: 16, size: 0.72 })),
    part('body', limb([556, 420, 18], [562, 380, 17]), head(childHead), shortHair(childHead)),
    part('body', limb([566, 566, 34], [606, 638, 26], [606, 716, 14])),
    part('body', shoe({ x: 606, y: 716, size: 0.72 })),
    part('kit', limb([556, 440, 37], [556, 500, 34], [558, 556, 38])),
    part('kit2', limb([556, 560, 40], [588, 606, 31])),
    part('body', limb([564, 446, 26], [630, 440, 19], [656, 376, 13])),
    stroked('kit', 4, 'M656 372C650 320 644 290 640 242', [630, 242, 660, 372]),
  ],
};
