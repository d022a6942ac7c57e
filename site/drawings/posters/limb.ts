import type { Joint, Point, Shape } from './kit.ts';
import { circle, join, pair, round } from './kit.ts';

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** The two outer tangents of a pair of joints, both in the direction of travel. */
interface Bone {
  readonly left: Edge;
  readonly right: Edge;
  readonly heading: number;
  readonly spread: number;
}

const at = (joint: Joint, angle: number): Point => [
  joint[0] + joint[2] * Math.cos(angle),
  joint[1] + joint[2] * Math.sin(angle),
];
const length = (edge: Edge): number =>
  Math.hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]);

function bone(a: Joint, b: Joint): Bone {
  const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const spread = Math.acos(Math.max(-1, Math.min(1, (a[2] - b[2]) / distance)));
  return {
    heading,
    spread,
    left: { from: at(a, heading - spread), to: at(b, heading - spread) },
    right: { from: at(a, heading + spread), to: at(b, heading + spread) },
  };
}

const arc = (radius: number, long: boolean, clockwise: boolean, to: Point): string =>
  `A${round(radius)} ${round(radius)} 0 ${long ? 1 : 0} ${clockwise ? 1 : 0} ${pair(...to)}`;

/**
 * Rounds the corner where two edges meet. A joint alone gives an arc as tight as the limb, which
 * looks faceted on a gentle bend, so gentle bends get a wider arc. Undefined: the edges do not meet.
 */
function corner(one: Edge, two: Edge, radius: number): string | undefined {
  const [ux, uy] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [vx, vy] = [two.to[0] - two.from[0], two.to[1] - two.from[1]];
  const [lengthOne, lengthTwo] = [length(one), length(two)];
  const cross = ux * vy - uy * vx;
  const turn = Math.asin(Math.max(-1, Math.min(1, cross / (lengthOne * lengthTwo))));
  const obtuse = ux * vx + uy * vy < 0;
  const angle = obtuse ? Math.PI - Math.abs(turn) : Math.abs(turn);
  if (angle < 0.04) return `L${pair(...one.to)}L${pair(...two.from)}`;
  const [wx, wy] = [two.from[0] - one.from[0], two.from[1] - one.from[1]];
  const alongOne = ((wx * vy - wy * vx) / cross) * lengthOne;
  const alongTwo = ((wx * uy - wy * ux) / cross) * lengthTwo;
  const outer = cross > 0;
  const room = outer
    ? Math.min(alongOne, lengthTwo - alongTwo)
    : Math.min(alongOne, lengthTwo - alongTwo, lengthOne, lengthTwo);
  if (room < 2 || alongOne < 0 || alongTwo > lengthTwo) return undefined;
  const wanted = radius * (outer ? 1 + 3 * (1 - angle / Math.PI) ** 2 : 0.9);
  const softest = Math.max(wanted * Math.tan(angle / 2), radius * 0.9);
  const reach = Math.min(softest, room * (outer ? 0.6 : 0.45));
  const meet: Point = [
    one.from[0] + (ux / lengthOne) * alongOne,
    one.from[1] + (uy / lengthOne) * alongOne,
  ];
  const enter: Point = [meet[0] - (ux / lengthOne) * reach, meet[1] - (uy / lengthOne) * reach];
  const leave: Point = [meet[0] + (vx / lengthTwo) * reach, meet[1] + (vy / lengthTwo) * reach];
  return `L${pair(...enter)}${arc(reach / Math.tan(angle / 2), false, outer, leave)}`;
}

function outlineOf(joints: readonly Joint[]): string | undefined {
  const bones = joints.slice(1).map((joint, i) => bone(joints[i] ?? joint, joint));
  const [first, last] = [bones[0], bones.at(-1)];
  const [start, end] = [joints[0], joints.at(-1)];
  if (!first || !last || !start || !end) return undefined;
  let d = `M${pair(...first.right.from)}`;
  d += arc(start[2], first.spread < Math.PI / 2, true, first.left.from);
  const walk = (edges: readonly Edge[], radii: readonly number[]): boolean =>
    edges.slice(1).every((edge, i) => {
      const before = edges[i];
      const bend = before && corner(before, edge, radii[i] ?? 0);
      if (bend === undefined) return false;
      d += bend;
      return true;
    });
  const radii = joints.slice(1, -1).map((joint) => joint[2]);
  if (
    !walk(
      bones.map((each) => each.left),
      radii,
    )
  )
    return undefined;
  d += `L${pair(...last.left.to)}`;
  d += arc(end[2], last.spread > Math.PI / 2, true, last.right.to);
  const back = bones.map((each): Edge => ({ from: each.right.to, to: each.right.from })).reverse();
  if (!walk(back, radii.reverse())) return undefined;
  return `${d}Z`;
}

/** Two full circles and their tangents; clockwise, so capsules add up where they overlap. */
export function capsule(from: Joint, to: Joint): Shape {
  const [x1, y1, r1] = from;
  const [x2, y2, r2] = to;
  const inside = Math.hypot(x2 - x1, y2 - y1) <= Math.abs(r1 - r2) + 0.01;
  if (inside) return r1 > r2 ? circle(x1, y1, r1) : circle(x2, y2, r2);
  return {
    d: outlineOf([from, to]) ?? '',
    box: [
      Math.min(x1 - r1, x2 - r2),
      Math.min(y1 - r1, y2 - r2),
      Math.max(x1 + r1, x2 + r2),
      Math.max(y1 + r1, y2 + r2),
    ],
  };
}

/** A chain of tapered capsules in one outline; where a bend is too tight for one, capsules overlap. */
export function limb(...joints: readonly Joint[]): Shape {
  const chain = join(joints.slice(1).map((joint, i) => capsule(joints[i] ?? joint, joint)));
  const smooth = outlineOf(joints);
  return smooth === undefined ? chain : { d: smooth, box: chain.box };
}
