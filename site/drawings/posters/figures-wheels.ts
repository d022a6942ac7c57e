import { bun, cap, head, helmet, shoe, shortHair } from './anatomy.ts';
import type { Figure } from './figure.ts';
import { part } from './figure.ts';
import { ground } from './grounds.ts';
import { circle, ring } from './kit.ts';
import { limb } from './limb.ts';
import { outline } from './outline.ts';
import { arcs, lanes, lines } from './textures.ts';

export const cadeira: Figure = {
  ground: ground('riverLight', 'riverFull'),
  southTexture: (ink) => lines(ink, [470, 540, 610, 680, 750]),
  scale: 0.94,
  dx: -14,
  sunStaysBright: true,
  parts: [
    part('far', limb([452, 306, 30], [376, 256, 23], [434, 412, 18])),
    part('kit', limb([300, 548, 13], [688, 622, 9]), limb([420, 470, 14], [600, 600, 10])),
    part('far', circle(688, 640, 82)),
    part('kit2', circle(688, 640, 58)),
    part('far', circle(688, 640, 18)),
    part('far', limb([266, 452, 54], [430, 472, 40], [474, 540, 24])),
    part('body', limb([474, 272, 25], [530, 236, 24]), head({ x: 560, y: 222, turn: 62 })),
    part(
      'kit',
      outline(
        'M596 246C620 196 590 150 540 152C480 154 440 190 404 206C450 222 500 214 530 226C552 236 574 246 596 246Z',
      ),
    ),
    part('kit', limb([448, 286, 56], [352, 338, 52], [274, 420, 56])),
    part('sun', circle(292, 530, 192)),
    part('body', ring(292, 530, 118, 8), circle(292, 530, 20)),
    part('body', limb([440, 296, 38], [302, 252, 27], [338, 424, 18])),
    part('kit', limb([334, 414, 22], [346, 448, 22])),
  ],
};

const cyclistHead = { x: 548, y: 206, turn: 40 };

export const ciclismo: Figure = {
  ground: ground('forestFull', 'forestDeep'),
  southTexture: (ink) => lines(ink, [732]),
  scale: 1.02,
  dx: 0,
  mirror: true,
  sunStaysBright: true,
  parts: [
    part('far', limb([462, 278, 30], [520, 362, 22], [596, 404, 16])),
    part('far', limb([310, 392, 48], [456, 424, 34], [372, 540, 17])),
    part('far', shoe({ x: 372, y: 540, turn: 6 })),
    part('sun', circle(190, 600, 132)),
    part('body', ring(190, 600, 100, 6), circle(190, 600, 14)),
    part('sun', ring(590, 600, 132, 18), circle(590, 600, 14)),
    part(
      'kit',
      limb([300, 390, 8], [360, 610, 8]),
      limb([360, 610, 9], [545, 436, 9], [312, 436, 8]),
    ),
    part(
      'kit',
      limb([360, 610, 8], [190, 600, 7], [306, 430, 7]),
      limb([536, 396, 8], [590, 600, 8]),
    ),
    part(
      'kit',
      limb([262, 382, 9], [330, 384, 8]),
      limb([530, 392, 8], [600, 396, 8], [612, 424, 9]),
    ),
    part('body', circle(360, 610, 30)),
    part('body', limb([468, 262, 24], [520, 224, 22]), head(cyclistHead)),
    part('kit', helmet(cyclistHead)),
    part('kit', limb([450, 280, 54], [372, 320, 50], [302, 372, 54])),
    part('body', limb([316, 392, 50], [438, 496, 36], [368, 640, 17])),
    part('kit', shoe({ x: 368, y: 640, turn: 8 })),
    part('kit2', limb([304, 378, 54], [398, 456, 44])),
    part('body', limb([450, 292, 37], [500, 384, 26], [592, 398, 18])),
  ],
};

const skaterHead = { x: 452, y: 172, turn: -6 };

export const skate: Figure = {
  ground: ground('riverFull', 'riverDeep'),
  southTexture: (ink) => arcs(ink, 800, 300, [470, 520, 570, 620]),
  mirror: true,
  sun: { x: 590, y: 250, r: 130 },
  parts: [
    part('far', limb([440, 284, 30], [556, 300, 22], [640, 210, 16])),
    part('far', limb([380, 450, 48], [290, 540, 36], [250, 640, 17])),
    part('far', shoe({ x: 250, y: 640, turn: -12 })),
    part('body', limb([424, 270, 24], [444, 210, 22]), head(skaterHead)),
    part('kit', cap({ ...skaterHead, flip: true, turn: 6 })),
    part('body', limb([400, 450, 46], [530, 500, 37], [452, 602, 17])),
    part('kit', shoe({ x: 452, y: 602, turn: -12 })),
    part('kit', limb([418, 290, 55], [396, 360, 49], [378, 440, 53])),
    part('kit2', limb([378, 446, 53], [300, 528, 44])),
    part('kit2', limb([380, 446, 54], [492, 484, 46])),
    part('sun', circle(300, 716, 22), circle(510, 672, 22)),
    part('kit', limb([186, 690, 9], [226, 708, 11], [560, 636, 11], [596, 602, 9])),
    part('body', limb([404, 296, 37], [288, 330, 26], [214, 240, 18])),
  ],
};

const throwerHead = { x: 300, y: 158, turn: 4 };

export const bocha: Figure = {
  ground: ground('riverPale', 'riverFull'),
  southTexture: (ink) => lanes(ink, 700, 250, 7, 330),
  sun: { x: 648, y: 232, r: 92 },
  parts: [
    part('far', limb([300, 280, 30], [372, 366, 22], [400, 462, 16])),
    part(
      'far',
      limb([176, 330, 11], [196, 520, 11], [420, 548, 11], [478, 704, 10], [582, 704, 9]),
    ),
    part('far', limb([146, 326, 12], [182, 326, 12])),
    part('body', limb([282, 252, 24], [292, 190, 22]), head(throwerHead), shortHair(throwerHead)),
    part('body', bun(throwerHead)),
    part('body', limb([264, 478, 50], [432, 480, 37], [492, 652, 17])),
    part('kit', shoe({ x: 492, y: 656 })),
    part('kit', limb([280, 280, 54], [264, 366, 48], [252, 456, 54])),
    part('kit2', limb([252, 468, 54], [366, 474, 47])),
    part('far', circle(440, 706, 36)),
    part('kit', circle(440, 706, 16), ring(262, 600, 144, 16), circle(262, 600, 20)),
    part('body', limb([276, 288, 37], [400, 356, 26], [528, 286, 18])),
    part('kit', circle(664, 716, 30)),
    part('kit2', circle(742, 706, 40)),
  ],
};
