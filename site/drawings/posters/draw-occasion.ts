import type { DrawingName } from '../../../lib/posters.ts';
import { qrDrawing } from '../../../lib/qr-path.ts';
import { drawText, fitText, type TextStep } from '../letters/draw-text.ts';
import { half, LINE, SIZE } from './draw-poster.ts';
import type { Figure } from './figure.ts';
import { figures } from './figures.ts';
import { pigments } from './kit.ts';

/** What a sheet or a picture says of one event or class. */
export interface OccasionWords {
  /** What it is: an event, a class. */
  over: string;
  title: string;
  /** '15 de maio', 'Toda quinta': as large as it fits. */
  when: string;
  /** '14h–17h' */
  hours: string | undefined;
  place: string;
  town: string | undefined;
  /** Ages, price, access: one line each. */
  facts: readonly string[];
}

/** Upright, as messengers show it largest on a phone. */
export const occasionSize = { width: 1080, height: 1350 } as const;
/** The upper part: a poster or an editor's photograph. */
export const occasionArt = { width: occasionSize.width, height: 560 } as const;

const margin = 64;
const across = occasionSize.width - 2 * margin;
const foot = 76;
const code = 236;
const bottom = occasionSize.height - foot - 30;
const name = 'Portal do Esporte e Lazer do Amapá';

interface Line {
  text: string;
  size: number;
  ink: string;
  /** Space above it, besides its own height. */
  above: number;
}

/** A complete SVG document without a letter of text; without a drawing its upper part stays empty. */
export function drawOccasion(
  words: OccasionWords,
  address: string,
  drawing: DrawingName | undefined,
): string {
  const { width, height } = occasionSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${pigments.paper}" d="M0 0h${width}v${height}H0Z"/>${drawing ? art(figures[drawing]) : ''}` +
    stack(headLines(words), occasionArt.height + 30) +
    placeWords(words) +
    drawCode(address) +
    `<path fill="${pigments.forest900}" d="M0 ${height - foot}h${width}v${foot}H0Z"/>` +
    drawText(name, { x: margin, y: height - 28, size: 30, ink: pigments.paper }) +
    '</svg>'
  );
}

/** The poster, wider to both sides, with the line at half its height. */
function art(figure: Figure): string {
  const { width, height } = occasionArt;
  const wide = Math.ceil((SIZE * width) / height);
  const left = Math.floor((SIZE - wide) / 2);
  const reach = { left, width: wide };
  return (
    `<svg width="${width}" height="${height}" viewBox="${left} 0 ${wide} ${SIZE}" preserveAspectRatio="xMidYMid slice">` +
    `${half(figure, true, reach)}${half(figure, false, reach)}` +
    `<path fill="${pigments.sun}" d="M${left} ${LINE - 5}h${wide}v10H${left}Z"/></svg>`
  );
}

/** One line in a size, or two or three in the smallest. */
const oneLine = (...sizes: number[]): TextStep[] => sizes.map((size) => [size, 1]);
const twoLines = (...sizes: number[]): TextStep[] => sizes.map((size) => [size, 2]);
const { river950, river700, forest700 } = pigments;

function headLines({ over, title, when, hours }: OccasionWords): Line[] {
  const titleSteps: TextStep[] = [...twoLines(76, 66, 58, 50), [40, 3]];
  return [
    ...linesOf(over, oneLine(34, 28), { ink: river700, above: 0 }),
    ...linesOf(title, titleSteps, { ink: river950, above: 14 }),
    ...linesOf(when, [...oneLine(92, 80, 66), ...twoLines(54, 44)], { ink: forest700, above: 26 }),
    ...linesOf(hours ?? '', oneLine(58), { ink: river950, above: 10 }),
  ];
}

/** Beside the code, from its upper edge on. */
function placeWords({ place, town, facts }: OccasionWords): string {
  const width = across - code - 30;
  const lines = [
    ...linesOf(place, [...twoLines(46, 38), [32, 3]], { ink: river950, above: 0 }, width),
    ...linesOf(town ?? '', oneLine(46, 38), { ink: river700, above: 4 }, width),
    ...linesOf(facts.join('. '), twoLines(30), { ink: river950, above: 18 }, width),
  ];
  return stack(lines, bottom - code);
}

function linesOf(
  text: string,
  steps: readonly TextStep[],
  { ink, above }: Pick<Line, 'ink' | 'above'>,
  width = across,
): Line[] {
  const { size, lines } = fitText(text, steps, width);
  return lines.map((line, index) => ({ text: line, size, ink, above: index === 0 ? above : 0 }));
}

function stack(lines: readonly Line[], top: number): string {
  let y = top;
  return lines
    .map(({ text, size, ink, above }) => {
      y += above + size * 1.06;
      return drawText(text, { x: margin, y: Math.round(y - size * 0.18), size, ink });
    })
    .join('');
}

function drawCode(address: string): string {
  const drawn = qrDrawing(address);
  if (!drawn) return '';
  // The empty border of the code lies in the margin.
  const x = occasionSize.width - margin - code + 24;
  return (
    `<svg x="${x}" y="${bottom - code}" width="${code}" height="${code}" viewBox="0 0 ${drawn.size} ${drawn.size}">` +
    `<path stroke="${river950}" stroke-width="1" d="${drawn.path}"/></svg>`
  );
}
