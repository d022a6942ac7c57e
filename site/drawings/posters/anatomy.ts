import type { Joint, Shape } from './kit.ts';
import { ellipse } from './kit.ts';
import { limb } from './limb.ts';
import type { Pose } from './outline.ts';
import { outline, place } from './outline.ts';

function posed(joints: readonly Joint[], pose: Pose): Shape {
  const size = pose.size ?? 1;
  return limb(
    ...joints.map(([x, y, radius]): Joint => {
      const [px, py] = place([x, y], pose);
      return [px, py, radius * size];
    }),
  );
}

/** Heads face right at turn 0; chin and neck lie below. */
export function head(pose: Pose): Shape {
  const size = pose.size ?? 1;
  const turn = (pose.turn ?? 0) * (pose.flip ? -1 : 1);
  return ellipse(pose.x, pose.y, 44 * size, 54 * size, turn);
}

/** The ankle is the origin, the toes point to +x, the sole is flat. */
export const shoe = (pose: Pose): Shape =>
  outline(
    'M-19 -7L18 -9C22 6 46 9 68 16C86 22 90 38 78 38L-12 38C-24 38 -22 22 -21 14C-20 6 -19 0 -19 -7Z',
    pose,
  );

export const foot = (pose: Pose): Shape =>
  posed(
    [
      [0, 0, 16],
      [-2, 22, 15],
      [48, 28, 10],
      [66, 30, 8],
    ],
    pose,
  );

export const shortHair = (pose: Pose): Shape =>
  outline(
    'M-49 10C-58 -36 -34 -66 4 -66C36 -66 54 -44 48 -24C24 -34 2 -26 -6 -6C-10 14 -18 30 -32 34C-42 28 -47 20 -49 10Z',
    pose,
  );

export const ponytail = (pose: Pose): Shape =>
  posed(
    [
      [-36, -26, 19],
      [-76, -14, 14],
      [-108, 14, 5],
    ],
    pose,
  );

export const headband = (pose: Pose): Shape => outline('M-47 -10L48 -28L50 -14L-46 5Z', pose);

export const cap = (pose: Pose): Shape =>
  outline(
    'M-50 -4C-54 -44 -30 -66 2 -66C34 -66 50 -44 50 -24L92 -12C92 -4 60 -6 48 -8L-50 -4Z',
    pose,
  );

export const helmet = (pose: Pose): Shape =>
  outline(
    'M-66 4C-70 -44 -34 -74 8 -72C44 -70 62 -42 60 -14C30 -20 6 -16 -10 -2C-28 12 -52 14 -66 4Z',
    pose,
  );

export const bun = (pose: Pose): Shape => {
  const [x, y] = place([-46, -40], pose);
  return ellipse(x, y, 25 * (pose.size ?? 1), 25 * (pose.size ?? 1));
};
