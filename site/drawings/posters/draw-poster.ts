import { type DrawingName, drawings, type PosterLook } from '../../../lib/posters.ts';
import { escapeXml } from '../../../lib/xml-text.ts';
import type { Figure, Part } from './figure.ts';
import { figures } from './figures.ts';
import type { Tones } from './grounds.ts';
import { pigments } from './kit.ts';
import { inLook } from './looks.ts';

export const SIZE = 800;
export const LINE = 400;

/** Where the figure stands in its frame, as an SVG transform; undefined when it is drawn in place. */
export function placing(figure: Pick<Figure, 'scale' | 'dx' | 'dy' | 'mirror'>) {
  const { scale = 1, dx = 0, dy = 0, mirror = false } = figure;
  if (scale === 1 && dx === 0 && dy === 0 && !mirror) return undefined;
  const x = LINE - (mirror ? -1 : 1) * LINE * scale + dx;
  const y = LINE - LINE * scale + dy;
  const tidy = (value: number): number => Math.round(value * 10) / 10;
  return `translate(${tidy(x)} ${tidy(y)}) scale(${mirror ? -scale : scale} ${scale})`;
}

/** A half draws only what reaches into it. */
function reaches(part: Part, figure: Figure, north: boolean): boolean {
  const { scale = 1, dy = 0 } = figure;
  const margin = (part.stroke ?? 0) / 2;
  const at = (y: number): number => LINE + (y - LINE) * scale + dy;
  return north ? at(part.box[1] - margin) < LINE : at(part.box[3] + margin) > LINE;
}

/** From where to where a drawing reaches to the sides. */
interface Reach {
  left: number;
  width: number;
}
const square: Reach = { left: 0, width: SIZE };
/** Four to three: a square that is cut to this shape would lose its figure's head and feet. */
export const wide: Reach = { left: -134, width: SIZE + 2 * 134 };

/** Most grounds go on past the square by themselves; what is drawn for it alone is mirrored beside it. */
function spread(texture: string, top: number, { left, width }: Reach, figure: Figure): string {
  if (left === 0 || texture === '' || !figure.groundEnds) return texture;
  const tile = `<svg y="${top}" width="${SIZE}" height="${LINE}" viewBox="0 ${top} ${SIZE} ${LINE}">${texture}</svg>`;
  const mirror = (edge: number) =>
    `<g transform="translate(${2 * edge} 0) scale(-1 1)">${tile}</g>`;
  return tile + mirror(0) + (left + width > SIZE ? mirror(SIZE) : '');
}

export function half(figure: Figure, north: boolean, reach = square): string {
  const tones: Tones = north ? figure.ground.north : figure.ground.south;
  const sun = north || figure.sunStaysBright ? pigments.sun : pigments.sunLow;
  const texture = (north ? figure.northTexture : figure.southTexture)?.(tones.texture) ?? '';
  const paint = (part: Part): string => {
    const ink = part.tone === 'sun' ? sun : tones[part.tone];
    return part.stroke === undefined
      ? `<path fill="${ink}" d="${part.d}"/>`
      : `<path fill="none" stroke="${ink}" stroke-width="${part.stroke}" stroke-linecap="round" d="${part.d}"/>`;
  };
  const disc = figure.sun
    ? `<circle cx="${figure.sun.x}" cy="${figure.sun.y}" r="${figure.sun.r}" fill="${sun}"/>`
    : '';
  const body = figure.parts
    .filter((part) => reaches(part, figure, north))
    .map(paint)
    .join('');
  const top = north ? 0 : LINE;
  const { left, width } = reach;
  const placed = placing(figure);
  // A nested viewport clips at the line without an id, so posters can share a page.
  return (
    `<svg${left === 0 ? '' : ` x="${left}"`} y="${top}" width="${width}" height="${LINE}" viewBox="${left} ${top} ${width} ${LINE}">` +
    `<path fill="${tones.ground}" d="M${left} ${top}h${width}v${LINE}H${left}Z"/>${spread(texture, top, reach, figure)}` +
    `<g${placed ? ` transform="${placed}"` : ''}>${disc}${body}</g></svg>`
  );
}

/** A complete SVG document, 800 high, the Equator at half its height. */
export function drawPoster(name: DrawingName, reach = square, look: PosterLook = 'plain'): string {
  const figure = inLook(figures[name], look);
  const { label, alt } = drawings[name];
  const { left, width } = reach;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIZE}" ` +
    `viewBox="${left} 0 ${width} ${SIZE}" role="img" aria-label="${escapeXml(alt)}">` +
    `<title>${escapeXml(label)}</title>${half(figure, true, reach)}${half(figure, false, reach)}` +
    `<path fill="${pigments.sun}" d="M${left} ${LINE - 4}h${width}v8H${left}Z"/></svg>`
  );
}
