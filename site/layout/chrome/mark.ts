import { pigments } from '../../drawings/posters/kit.ts';

interface Icon {
  file: string;
  size: number;
  /** 'maskable': the system may cut it to a circle, so the drawing stays in the middle. */
  purpose: 'any' | 'maskable';
}

export const icons: Icon[] = [
  { file: 'icone-192', size: 192, purpose: 'any' },
  { file: 'icone-512', size: 512, purpose: 'any' },
  { file: 'icone-recortavel-192', size: 192, purpose: 'maskable' },
  { file: 'icone-recortavel-512', size: 512, purpose: 'maskable' },
];
/** Apple rounds the corners itself and shows transparency as black. */
export const appleIcon: Icon = { file: 'icone-apple-180', size: 180, purpose: 'maskable' };

export function iconAddress({ file }: Icon): string {
  return `/icones/${file}.png`;
}

/** The logo of the header as an icon; the line runs from edge to edge. */
export function drawMark({ size, purpose }: Icon): string {
  const fills = purpose === 'maskable';
  // The safe zone of a maskable icon is a circle of 80 % of its width.
  const radius = fills ? 17 : 22;
  const half = (sweep: 0 | 1) =>
    `M${26 - radius} 26a${radius} ${radius} 0 0 ${sweep} ${2 * radius} 0z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 52 52">` +
    (fills ? `<path fill="${pigments.river950}" d="M0 0h52v52H0z"/>` : '') +
    `<path fill="${pigments.river500}" d="${half(1)}"/>` +
    `<path fill="${pigments.forest500}" d="${half(0)}"/>` +
    `<path fill="${pigments.sun}" d="M0 23.5h52v5H0z"/></svg>`
  );
}
