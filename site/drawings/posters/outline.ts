import type { Point, Shape } from './kit.ts';
import { pair } from './kit.ts';

interface Segment {
  readonly command: string;
  readonly points: readonly Point[];
}

/** Where a shape drawn around the origin is put: place, turn in degrees, size, facing left or not. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
  readonly flip?: boolean;
}

function parse(d: string): Segment[] {
  return [...d.matchAll(/([MLC])([^MLCZ]*)/g)].map((match) => {
    const numbers = (match[2] ?? '').match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
    }
    return { command: match[1] ?? 'M', points };
  });
}

function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** The same closed outline walked the other way round. */
function reverse(segments: readonly Segment[]): Segment[] {
  const points = segments.flatMap((segment) => segment.points).reverse();
  const sizes = segments.slice(1).map((segment) => segment.points.length);
  const result: Segment[] = [{ command: 'M', points: points.slice(0, 1) }];
  let start = 1;
  for (const size of sizes.reverse()) {
    result.push({ command: size === 3 ? 'C' : 'L', points: points.slice(start, start + size) });
    start += size;
  }
  return result;
}

export function place([x, y]: Point, pose: Pose): Point {
  const angle = ((pose.turn ?? 0) * Math.PI) / 180;
  const size = pose.size ?? 1;
  const side = pose.flip ? -1 : 1;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return [pose.x + side * (x * cos - y * sin), pose.y + x * sin + y * cos];
}

/**
 * A closed free shape from absolute M, L (one point each) and C commands.
 * Always clockwise, because it is added to capsules under the non-zero rule.
 */
export function outline(d: string, pose: Pose = { x: 0, y: 0 }): Shape {
  const shapes = d.split('Z').filter((piece) => piece.trim() !== '');
  const all: Point[] = [];
  const drawn = shapes.map((piece) => {
    const segments = parse(piece).map((segment) => ({
      command: segment.command,
      points: segment.points.map((point) => place(point, pose)),
    }));
    const points = segments.flatMap((segment) => segment.points);
    all.push(...points);
    const clockwise = signedArea(points) >= 0 ? segments : reverse(segments);
    const text = clockwise.map(
      ({ command, points: at }) => command + at.map(([x, y]) => pair(x, y)).join(' '),
    );
    return `${text.join('')}Z`;
  });
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  return {
    d: drawn.join(''),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}
