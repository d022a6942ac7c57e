import type { ReactNode } from 'react';
import type { Part } from './figure.ts';
import type { HeroFigure, HeroName } from './hero-figures.ts';
import { heroFigures } from './hero-figures.ts';
import './hero-art.css';

interface HeroArtProps {
  readonly name: HeroName;
  readonly className?: string;
  /** Ground texture laid behind the figure, drawn with the class `tex`. */
  readonly children?: ReactNode;
}

/** The figure may leave its frame to the sides, as the line does; only the line cuts it. */
const BLEED = 2000;
const HALF = 800;

const toneClass = (part: Part, side: 'n' | 's'): string =>
  part.tone === 'sun' ? 'sun' : `${side}-${part.tone}`;

function Half({ figure, side }: { readonly figure: HeroFigure; readonly side: 'n' | 's' }) {
  const top = side === 'n' ? 400 - HALF : 400;
  const width = 2 * BLEED;
  return (
    // A nested viewport clips without an id, so two heroes can share a page.
    <svg
      x={-BLEED}
      y={top}
      width={width}
      height={HALF}
      viewBox={`${-BLEED} ${top} ${width} ${HALF}`}
      aria-hidden="true"
    >
      <circle
        className={side === 'n' ? 'sun' : 'sun-low'}
        cx={figure.sun.x}
        cy={figure.sun.y}
        r={figure.sun.r}
      />
      {figure.parts.map((part) => (
        <path key={part.d} className={toneClass(part, side)} d={part.d} />
      ))}
    </svg>
  );
}

export function HeroArt({ name, className, children }: HeroArtProps) {
  const figure: HeroFigure = heroFigures[name];
  return (
    <svg
      className={className === undefined ? 'art' : `art ${className}`}
      viewBox="0 0 800 800"
      aria-hidden="true"
      focusable="false"
    >
      {children}
      <Half figure={figure} side="n" />
      <Half figure={figure} side="s" />
      <path className="ln" d="M-400 398H1200v4H-400Z" />
    </svg>
  );
}
