import type { DrawingName } from '../../../lib/posters.ts';
import { longName, shortName } from './brand-outline.ts';
import { half, LINE, SIZE } from './draw-poster.ts';
import type { Figure } from './figure.ts';
import { figures } from './figures.ts';
import { pigments } from './kit.ts';

/** What messengers and networks show beside a link: the shape they all agree on. */
export const cardSize = { width: 1200, height: 630 } as const;

/** In the poster's own units: as high as the poster, and wider to the left, where the brand stands. */
const width = Math.ceil((SIZE * cardSize.width) / cardSize.height);
const left = SIZE - width;
const margin = 84;
const letters = 0.135;
const smallLetters = 0.0458;
const fullColours: readonly string[] = [pigments.river500, pigments.forest500];

/** The name stands on the line, as every title of the site does, and the rest hangs from it. */
function brand({ north }: Figure['ground']): string {
  const x = left + margin;
  const ink = fullColours.includes(north.ground) ? pigments.paper : north.body;
  return (
    `<path fill="${ink}" transform="translate(${x - 5} ${LINE - 28}) scale(${letters})" d="${shortName}"/>` +
    `<path fill="${pigments.paper}" transform="translate(${x} ${LINE + 64}) scale(${smallLetters})" d="${longName}"/>`
  );
}

/** A complete SVG document without a single letter of text: the figure, the line, the brand. */
export function drawShareCard(name: DrawingName): string {
  const figure: Figure = figures[name];
  const reach = { left, width };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" ` +
    `viewBox="${left} 0 ${width} ${SIZE}" preserveAspectRatio="xMaxYMid slice">` +
    half(figure, true, reach) +
    half(figure, false, reach) +
    `<path fill="${pigments.sun}" d="M${left} ${LINE - 5}h${width}v10h-${width}Z"/>${brand(figure.ground)}</svg>`
  );
}
