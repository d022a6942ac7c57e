import { cap, head } from './anatomy.ts';
import type { Figure } from './figure.ts';
import { part, stroked } from './figure.ts';
import { floors, ground, skies } from './grounds.ts';
import type { Shape } from './kit.ts';
import { ellipse } from './kit.ts';
import { limb } from './limb.ts';
import { outline } from './outline.ts';
import { wavePath, waves } from './textures.ts';

const swimmerArm = (side: 1 | -1): Shape => {
  const at = (x: number): number => 400 + side * (x - 400);
  return limb([at(500), 412, 62], [at(656), 284, 42], [at(794), 424, 19]);
};

const surface =
  'M-800 400L1600 400L1600 414L800 414C760 404 730 404 700 414C650 432 610 398 560 412C510 426 480 404 440 412C400 420 370 406 330 414C290 422 260 396 210 410C170 422 130 402 90 412C60 420 30 408 0 416L-800 416Z';
const underwater = floors.riverDeep.texture;

export const natacao: Figure = {
  // Below the surface the body is only seen through the water.
  ground: {
    north: skies.riverPale,
    south: { ...floors.riverDeep, body: underwater, kit: underwater, kit2: underwater },
  },
  sun: { x: 400, y: 400, r: 270 },
  parts: [
    part('body', swimmerArm(1), swimmerArm(-1)),
    part('body', outline('M250 412C290 340 340 322 400 322C460 322 510 340 550 412Z')),
    part('kit2', outline('M334 412C340 372 364 352 400 352C436 352 460 372 466 412Z')),
    part('body', ellipse(400, 312, 74, 94)),
    part(
      'kit',
      outline(
        'M324 296C318 232 350 198 400 198C450 198 482 232 476 296C452 280 428 276 400 276C372 276 348 280 324 296Z',
      ),
      outline('M322 300L478 300L478 311L322 311Z'),
    ),
    part('sun', ellipse(364, 310, 27, 19, -6), ellipse(436, 310, 27, 19, 6)),
    // The surface goes on past the frame, as the waves do.
    { ...part('texture', outline(surface)), box: [0, 400, 800, 416] },
    stroked('texture', 12, wavePath([470, 530, 590, 650, 710, 770], 26, 200), [0, 440, 800, 800]),
  ],
};

const paddlerHead = { x: 510, y: 140, turn: 16 };

export const canoagem: Figure = {
  ground: ground('forestLight', 'riverDeep'),
  southTexture: (ink) => waves(ink, [520, 580, 640, 700, 760], 20, 220),
  scale: 0.9,
  sun: { x: 330, y: 400, r: 236 },
  parts: [
    part('far', limb([452, 244, 30], [552, 222, 22], [602, 140, 17])),
    part('body', limb([446, 232, 24], [494, 170, 22]), head(paddlerHead)),
    part('kit', cap(paddlerHead)),
    part('body', limb([330, 402, 50], [470, 362, 38], [480, 440, 30])),
    part('kit', limb([440, 252, 55], [388, 326, 49], [338, 398, 54])),
    part('kit2', limb([336, 398, 54], [410, 374, 46])),
    part(
      'kit2',
      outline(
        'M20 364C110 408 200 404 300 404L540 404C640 404 710 390 784 340C760 450 660 500 520 500L260 500C140 500 60 450 20 372Z',
      ),
    ),
    part(
      'kit',
      outline(
        'M52 414C130 452 220 448 300 448L530 448C630 448 700 434 764 398C730 466 640 500 520 500L260 500C160 500 90 470 52 414Z',
      ),
    ),
    part('body', limb([616, 92, 8], [520, 530, 8]), limb([600, 96, 10], [634, 104, 10])),
    part(
      'kit2',
      outline('M532 500C556 520 546 640 506 690C470 690 452 664 462 636C476 590 500 530 516 498Z'),
    ),
    part('body', limb([430, 264, 38], [484, 366, 26], [560, 352, 18])),
  ],
};
