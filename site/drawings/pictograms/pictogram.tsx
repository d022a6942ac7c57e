import type { Chain, PictogramFigure } from './figure.ts';
import type { PictogramName } from './figures.ts';
import { pictogramFigures } from './figures.ts';
import './pictogram.css';

interface PictogramProps {
  readonly name: PictogramName;
  readonly className?: string;
  /** Only where the pictogram has no text beside it. */
  readonly title?: string;
}

const WIDTH = { head: 40, torso: 38, limb: 23, gear: 9, thick: 20, ball: 36 } as const;

/** A gap of 4 units lies between the halves: the Equator. */
const HALVES = [
  { side: 'n', top: 0 },
  { side: 's', top: 122 },
] as const;
const HALF_HEIGHT = 118;

const chains = (list: readonly Chain[]): string => list.map((chain) => `M${chain}`).join('');

/** A stroke of no length with round caps is a disc. */
const discs = (list: readonly Chain[]): string => list.map((chain) => `M${chain}h0`).join('');

function Strokes({ d, width }: { readonly d: string | undefined; readonly width: number }) {
  return d ? <path d={d} strokeWidth={width} /> : null;
}

function Body({ figure }: { readonly figure: PictogramFigure }) {
  return HALVES.map(({ side, top }) => (
    // A nested viewport clips without an id, so a sign can be repeated on a page.
    <svg
      key={side}
      className={`picto__${side}`}
      y={top}
      width={240}
      height={HALF_HEIGHT}
      viewBox={`0 ${top} 240 ${HALF_HEIGHT}`}
      aria-hidden="true"
    >
      <Strokes d={chains(figure.torsos)} width={WIDTH.torso} />
      <Strokes d={chains(figure.limbs) + (figure.curve ?? '')} width={WIDTH.limb} />
      <Strokes d={discs(figure.heads)} width={WIDTH.head} />
    </svg>
  ));
}

function Gear({ figure }: { readonly figure: PictogramFigure }) {
  return (
    <g className="picto__g">
      <Strokes d={figure.gear} width={WIDTH.gear} />
      <Strokes d={figure.thickGear} width={WIDTH.thick} />
      <Strokes d={discs(figure.balls ?? [])} width={WIDTH.ball} />
    </g>
  );
}

export function Pictogram({ name, className, title }: PictogramProps) {
  const figure = pictogramFigures[name];
  const silent = title === undefined;
  return (
    <svg
      className={className === undefined ? 'picto' : `picto ${className}`}
      viewBox="0 0 240 240"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={silent ? undefined : 'img'}
      aria-hidden={silent ? true : undefined}
      aria-label={title}
    >
      {figure.gearInFront ? null : <Gear figure={figure} />}
      <Body figure={figure} />
      {figure.gearInFront ? <Gear figure={figure} /> : null}
      {figure.mass ? <path className="picto__mass" d={figure.mass} strokeWidth={6} /> : null}
    </svg>
  );
}
