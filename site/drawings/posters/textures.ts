/**
 * One texture per ground, one step off its tone: markup laid before the sun and the figure. What repeats
 * goes on past the frame on both sides, as far as the widest drawing reaches.
 */

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const from = -800;
const to = 1600;

const strokes = (ink: string, width: number, d: string): string =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"/>`;

export const lines = (ink: string, ys: readonly number[], width = 7): string =>
  strokes(ink, width, ys.map((y) => `M${from} ${y}H${to}`).join(''));

/** Lanes that meet at a vanishing point. */
export function lanes(ink: string, x: number, y: number, count: number, spread: number): string {
  const feet = range(count).map((i) => x + (i - (count - 1) / 2) * spread);
  return strokes(ink, 7, feet.map((foot) => `M${x} ${y}L${foot} 800`).join(''));
}

export function arcs(ink: string, x: number, y: number, radii: readonly number[]): string {
  const circles = radii.map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  return `<g fill="none" stroke="${ink}" stroke-width="7">${circles}</g>`;
}

export function wavePath(ys: readonly number[], height: number, length: number): string {
  const half = length / 2;
  const count = Math.ceil((to - from) / half) + 1;
  const wave = (y: number, i: number): string =>
    `M${from - (i % 2) * half} ${y}q${half / 2} ${-height} ${half} 0${`t${half} 0`.repeat(count)}`;
  return ys.map(wave).join('');
}

export const waves = (ink: string, ys: readonly number[], height: number, length: number): string =>
  strokes(ink, 11, wavePath(ys, height, length));

export function grid(ink: string, step: number, top: number, bottom: number): string {
  const columns = range((to - from) / step + 1).map((i) => `M${from + i * step} ${top}V${bottom}`);
  const rows = range(Math.floor((bottom - top) / step) + 1).map(
    (i) => `M${from} ${top + i * step}H${to}`,
  );
  return strokes(ink, 6, [...columns, ...rows].join(''));
}

/** Paving stones in perspective rows, every other one inked. */
export function checks(ink: string, rows: readonly number[], vanishing: number): string {
  const cells = rows.slice(1).flatMap((bottom, row) => {
    const top = rows[row] ?? bottom;
    const at = (column: number, y: number): number =>
      Math.round(400 + column * 0.34 * (y - vanishing));
    return range(48)
      .map((i) => i - 24)
      .filter((column) => (column + row) % 2 === 0)
      .map(
        (c) =>
          `M${at(c, top)} ${top}L${at(c + 1, top)} ${top}L${at(c + 1, bottom)} ${bottom}L${at(c, bottom)} ${bottom}Z`,
      );
  });
  return `<path fill="${ink}" d="${cells.join('')}"/>`;
}

/** Grains of sand: rows of round dots, each row shifted by half a step. */
export function dots(ink: string, top: number, rows: number): string {
  const marks = range(rows).flatMap((row) =>
    range(40).map((i) => `M${from + i * 60 + (row % 2) * 30} ${top + row * 42}h0`),
  );
  return `<path stroke="${ink}" stroke-width="14" stroke-linecap="round" d="${marks.join('')}"/>`;
}

/** Trees that stand on the line. */
export const park = (ink: string): string =>
  `<path fill="${ink}" d="M88 400V300a92 92 0 1 1 18 0v100ZM446 400V322a62 62 0 1 1 14 0v78ZM764 400V352a48 48 0 1 1 12 0v48Z"/>`;

/** A path that winds away to the line. */
export const path = (ink: string): string =>
  `<path fill="${ink}" d="M640 400C560 450 700 480 560 540C380 620 120 620 40 800H760C700 680 860 600 760 520C700 470 650 450 690 400Z"/>`;

/** Mats in brick bond, seen in perspective. */
export const tatami = (ink: string): string =>
  strokes(
    ink,
    7,
    'M0 470H800M0 580H800M0 730H800M400 400V470M220 400L170 470M580 400L630 470M300 470L258 580M500 470L542 580M60 470L-40 580M740 470L840 580M400 580V730M110 580L30 730M690 580L770 730M240 730L190 800M560 730L610 800',
  );
