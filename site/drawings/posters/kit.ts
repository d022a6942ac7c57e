/** Pigments of the identity. A poster is a file of its own, so it cannot read the page's tokens. */
export const pigments = {
  river950: '#04182f',
  river900: '#062548',
  river800: '#083768',
  river700: '#0a4a94',
  river500: '#1b76d2',
  river400: '#4c9eeb',
  river300: '#86c1f5',
  river200: '#bfdffa',
  forest950: '#04211a',
  forest900: '#06301f',
  forest800: '#084629',
  forest700: '#0a5c36',
  forest500: '#148a50',
  forest400: '#3cb073',
  forest300: '#86d2a2',
  forest200: '#bfe8cb',
  sun: '#ffc20a',
  sunLow: '#f2a500',
  paper: '#fffdf5',
} as const;

export type Point = readonly [x: number, y: number];
/** A joint: where it is and how thick the body is there. */
export type Joint = readonly [x: number, y: number, radius: number];
/** left, top, right, bottom */
export type Box = readonly [number, number, number, number];

/** Path data with its bounds: the bounds tell which side of the line has to draw it. */
export interface Shape {
  readonly d: string;
  readonly box: Box;
}

export const round = (value: number): string => String(Math.round(value * 10) / 10);
export const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export function join(shapes: readonly Shape[]): Shape {
  return {
    d: shapes.map((shape) => shape.d).join(''),
    box: [
      Math.min(...shapes.map((shape) => shape.box[0])),
      Math.min(...shapes.map((shape) => shape.box[1])),
      Math.max(...shapes.map((shape) => shape.box[2])),
      Math.max(...shapes.map((shape) => shape.box[3])),
    ],
  };
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): Shape {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(angle), rx * Math.sin(angle)];
  const arc = `A${round(rx)} ${round(ry)} ${round(turn)} 1 1 `;
  const reach = Math.max(rx, ry);
  return {
    d: `M${pair(cx - dx, cy - dy)}${arc}${pair(cx + dx, cy + dy)}${arc}${pair(cx - dx, cy - dy)}Z`,
    box: [cx - reach, cy - reach, cx + reach, cy + reach],
  };
}

export const circle = (x: number, y: number, radius: number): Shape =>
  ellipse(x, y, radius, radius);

/** The inner circle runs against the outer one, so the non-zero fill leaves it open. */
export function ring(x: number, y: number, radius: number, width: number): Shape {
  const inner = radius - width;
  const arc = `A${round(inner)} ${round(inner)} 0 1 0 `;
  const hole = `M${pair(x - inner, y)}${arc}${pair(x + inner, y)}${arc}${pair(x - inner, y)}Z`;
  const outer = circle(x, y, radius);
  return { d: outer.d + hole, box: outer.box };
}
