import './line-bars.css';

/** A stretch of the line, its places in per cent. */
export interface LineBar {
  id: string;
  name: string;
  words: string;
  /** Outlined is over, paper is now, ink is to come. */
  state: 'now' | 'coming' | 'over';
  start: number;
  end: number;
}

const percent = (place: number) => `${place.toFixed(2)}%`;

interface LineBarsProps {
  bars: readonly LineBar[];
}

/** Bars that stand on the line, the first nearest to it, each with a post at its end. What they show is said elsewhere. */
export function StandingBars({ bars }: LineBarsProps) {
  if (bars.length === 0) return null;
  return (
    <div className="line-bars line-bars--standing" aria-hidden="true">
      {bars.toReversed().map((bar) => (
        <div key={bar.id}>
          <Name {...bar} />
          <svg height="20" focusable="false" aria-hidden="true">
            <Bar {...bar} />
            <rect className="line-bars__post" x={percent(bar.end)} />
          </svg>
        </div>
      ))}
    </div>
  );
}

interface HangingBarsProps extends LineBarsProps {
  marks: readonly { name: string; at: number }[];
  /** Where we are. */
  sun: number;
}

/** The marks of the scale, the sun where we are, and bars that hang from the line. */
export function HangingBars({ bars, marks, sun }: HangingBarsProps) {
  return (
    <div className="line-bars" aria-hidden="true">
      <svg className="line-bars__marks" height="44" focusable="false" aria-hidden="true">
        {marks.map(({ name, at }) => (
          <g key={name}>
            <rect x={percent(at)} />
            <text className={at > 90 ? 'line-bars__last' : undefined} x={percent(at)} y="34">
              {name}
            </text>
          </g>
        ))}
        <circle cx={percent(sun)} r="17" />
      </svg>
      {bars.map((bar) => (
        <div key={bar.id}>
          <svg height="20" focusable="false" aria-hidden="true">
            <Bar {...bar} />
          </svg>
          <Name {...bar} />
        </div>
      ))}
    </div>
  );
}

const Bar = ({ state, start, end }: LineBar) => (
  <rect
    className={`line-bars__bar line-bars__bar--${state}`}
    x={percent(start)}
    width={percent(end - start)}
    height="20"
    rx="3"
  />
);

/** It begins with its bar; where it would leave the line, what is before it gives way. */
const Name = ({ name, words, start }: LineBar) => (
  <p>
    <svg width={percent(start)} height="1" focusable="false" aria-hidden="true" />
    <span>
      <b>{name}</b>, {words}
    </span>
  </p>
);
