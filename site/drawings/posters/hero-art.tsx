import type { ReactNode } from 'react';
import type { DrawingName } from '../../../lib/posters.ts';
import { placing } from './draw-poster.ts';
import type { Part } from './figure.ts';
import { type HeroFigure, heroFigure } from './hero-figures.ts';
import './hero-art.css';

interface HeroArtProps {
  /** Any poster's figure can leave its frame. */
  readonly name: DrawingName;
  readonly className?: string;
  /** Ground texture laid behind the figure, drawn with the class `tex`. */
  readonly children?: ReactNode;
}

/** The figure may leave its frame to the sides, as the line does; only the line cuts it. */
const BLEED = 2000;
const HALF = 800;

function toneClass({ tone, stroke }: Part, side: 'n' | 's', figure: HeroFigure): string {
  const south = figure.ground?.south;
  // A swimmer's body below the surface has the colour of the water.
  const sunk = side === 's' && tone !== 'sun' && south?.[tone] === south?.texture;
  const name = tone === 'sun' ? 'sun' : `${side}-${sunk && south ? 'texture' : tone}`;
  return stroke === undefined ? name : `${name} stroked`;
}

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
      <g transform={placing(figure)}>
        {figure.sun ? (
          <circle
            className={side === 'n' || figure.sunStaysBright ? 'sun' : 'sun-low'}
            cx={figure.sun.x}
            cy={figure.sun.y}
            r={figure.sun.r}
          />
        ) : null}
        {figure.parts.map((part) => (
          <path
            key={part.d}
            className={toneClass(part, side, figure)}
            strokeWidth={part.stroke}
            d={part.d}
          />
        ))}
      </g>
    </svg>
  );
}

export function HeroArt({ name, className, children }: HeroArtProps) {
  const figure = heroFigure(name);
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
