import { cap, head, ponytail, shoe, shortHair } from './anatomy.ts';
import type { Figure } from './figure.ts';
import { part, stroked } from './figure.ts';
import { ground } from './grounds.ts';
import type { Shape } from './kit.ts';
import { circle, ring } from './kit.ts';
import { limb } from './limb.ts';
import { outline } from './outline.ts';
import { arcs, checks, lines } from './textures.ts';

const knight =
  'M290 398L296 374C312 368 316 356 314 340C312 316 322 296 336 284L318 300C306 308 292 300 294 286C298 264 314 240 336 232L340 214L358 232C388 244 396 280 388 316C384 338 378 356 386 370L396 376L400 398Z';
const king =
  'M412 398L418 376C436 368 444 336 444 306L430 286C426 276 432 266 444 266L450 266L450 250L438 250L438 236L450 236L450 222L470 222L470 236L482 236L482 250L470 250L470 266L476 266C488 266 494 276 490 286L476 306C476 336 484 368 502 376L508 398Z';

/** Rows of seats as round dots along an oval. */
function seats(radius: number): string {
  const straight = [290, 345, 400, 455, 510].flatMap((y) => [
    `M${400 - radius} ${y}h0`,
    `M${400 + radius} ${y}h0`,
  ]);
  const bend = Array.from({ length: 17 }, (_, i) => ((i + 1) / 18) * Math.PI).flatMap((angle) => {
    const x = Math.round(400 + radius * Math.cos(angle));
    const y = Math.round(radius * Math.sin(angle));
    return [`M${x} ${290 - y}h0`, `M${x} ${510 + y}h0`];
  });
  return [...straight, ...bend].join('');
}

const thinkerHead = { x: 214, y: 168, turn: 12 };
const moverHead = { x: 592, y: 190, turn: 12, flip: true };

/** The table top lies on the Equator: the pieces stand on the line. */
export const xadrez: Figure = {
  ground: ground('forestLight', 'forestDeep'),
  southTexture: (ink) => checks(ink, [600, 640, 700, 800], 420),
  sun: { x: 400, y: 400, r: 196 },
  parts: [
    part('far', limb([200, 300, 30], [292, 384, 22])),
    part('body', limb([190, 266, 24], [206, 206, 22]), head(thinkerHead)),
    part('kit', cap(thinkerHead)),
    part('body', shoe({ x: 284, y: 696 })),
    part('kit', limb([98, 588, 16], [206, 588, 16]), limb([594, 588, 16], [704, 588, 16])),
    part('kit', limb([184, 292, 54], [164, 400, 50], [150, 500, 54])),
    part('kit2', limb([150, 516, 54], [292, 530, 40], [284, 684, 24])),
    part('body', limb([180, 300, 37], [276, 384, 26], [246, 236, 18])),
    part('body', limb([616, 280, 24], [604, 226, 22]), head(moverHead), shortHair(moverHead)),
    part('body', ponytail(moverHead)),
    part('body', limb([650, 520, 50], [512, 530, 37], [520, 688, 17])),
    part('kit', shoe({ x: 520, y: 692, flip: true })),
    part('kit2', limb([622, 304, 52], [640, 400, 48], [652, 500, 54])),
    part('kit', limb([652, 516, 53], [528, 528, 42])),
    part('kit', outline(knight)),
    part('body', limb([416, 384, 16], [504, 384, 16]), outline(king)),
    part('body', limb([624, 312, 36], [552, 356, 24], [474, 254, 16])),
    part('kit', limb([276, 416, 15], [524, 416, 15])),
    part('kit', limb([400, 420, 17], [400, 716, 17]), limb([346, 734, 13], [454, 734, 13])),
  ],
};

const operatorHead = { x: 206, y: 178, turn: 6 };

export const aovivo: Figure = {
  ground: ground('riverFull', 'forestDeep'),
  northTexture: (ink) => arcs(ink, 648, 276, [140, 190, 240, 290, 340]),
  southTexture: (ink) => lines(ink, [744]),
  sun: { x: 648, y: 276, r: 92 },
  parts: [
    part('far', limb([196, 296, 30], [280, 380, 22], [356, 340, 16])),
    part('far', limb([180, 470, 50], [220, 600, 36], [200, 700, 18])),
    part('body', shoe({ x: 200, y: 706 })),
    part('kit2', limb([430, 430, 14], [320, 744, 10]), limb([430, 430, 14], [548, 744, 10])),
    part('kit2', limb([430, 430, 15], [430, 744, 11])),
    part('body', limb([186, 272, 24], [198, 212, 22]), head(operatorHead), shortHair(operatorHead)),
    stroked('kit', 12, 'M200 182C190 156 192 132 208 116', [190, 116, 208, 182]),
    part('kit', circle(200, 184, 25)),
    part('kit2', limb([160, 470, 52], [130, 600, 38], [110, 700, 22])),
    part('body', shoe({ x: 110, y: 706 })),
    part('kit', limb([182, 300, 54], [168, 380, 49], [164, 462, 54])),
    part(
      'body',
      outline('M330 244C330 232 336 226 348 226L520 226L520 366L348 366C336 366 330 360 330 348Z'),
    ),
    part('body', outline('M520 250L600 226L600 366L520 342Z')),
    part('kit', outline('M352 320L500 320L500 338L352 338Z'), circle(478, 268, 20)),
    part('body', limb([400, 380, 24], [460, 380, 24]), limb([430, 380, 22], [430, 430, 22])),
    part('body', limb([366, 226, 10], [376, 190, 10], [480, 190, 10], [490, 226, 10])),
    part('body', limb([340, 250, 14], [290, 216, 16])),
    part('body', limb([172, 308, 37], [238, 430, 26], [344, 372, 18])),
  ],
};

const oval = (radius: number): Shape => limb([400, 290, radius], [400, 510, radius]);

/** Seen from above: the halfway line of the Zerão is the Equator itself. */
export const arena: Figure = {
  ground: ground('riverPale', 'forestFull'),
  parts: [
    part('body', oval(372)),
    stroked('far', 16, seats(346), [0, 0, 800, 800]),
    stroked('far', 16, seats(312), [0, 0, 800, 800]),
    part('kit', oval(282)),
    part('far', oval(274)),
    stroked('texture', 5, oval(252).d + oval(230).d + oval(208).d, [0, 0, 800, 800]),
    part('kit', oval(192)),
    part('kit2', oval(186)),
    stroked(
      'kit',
      7,
      'M290 150H510V650H290ZM345 150V214H455V150M345 650V586H455V650',
      [290, 150, 510, 650],
    ),
    part('kit', ring(400, 400, 86, 7)),
    part('sun', circle(400, 400, 56)),
  ],
};
