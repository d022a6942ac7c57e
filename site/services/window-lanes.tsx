import './window-lanes.css';
import type { PlacedWindow, WindowLine } from './service-windows.ts';

const percent = (place: number) => `${place.toFixed(2)}%`;

/** Bars that stand on the line, each with a post where it closes. The list below says the same in words. */
export function StandingWindows({ windows }: { windows: PlacedWindow[] }) {
  if (windows.length === 0) return null;
  return (
    <div className="windows windows--standing" aria-hidden="true">
      {windows.toReversed().map((window) => (
        <div key={window.slug}>
          <Name {...window} />
          <svg height="20" focusable="false" aria-hidden="true">
            <Bar {...window} />
            <rect className="windows__post" x={percent(window.end)} />
          </svg>
        </div>
      ))}
    </div>
  );
}

/** The months, today's sun, and bars that hang from the line. */
export function HangingWindows({ line: { hanging, months, today } }: { line: WindowLine }) {
  return (
    <div className="windows" aria-hidden="true">
      <svg className="windows__months" height="44" focusable="false" aria-hidden="true">
        {months.map(({ name, at }) => (
          <g key={name}>
            <rect className="windows__tick" x={percent(at)} />
            <text x={percent(at)} y="32">
              {name}
            </text>
          </g>
        ))}
        <circle cx={percent(today)} r="17" />
      </svg>
      {hanging.map((window) => (
        <div key={window.slug}>
          <svg height="20" focusable="false" aria-hidden="true">
            <Bar {...window} />
          </svg>
          <Name {...window} />
        </div>
      ))}
    </div>
  );
}

const Bar = ({ state, start, end }: PlacedWindow) => (
  <rect
    className={`windows__bar windows__bar--${state}`}
    x={percent(start)}
    width={percent(end - start)}
    height="20"
    rx="3"
  />
);

/** It begins with its bar; where it would leave the line, what is before it gives way. */
const Name = ({ name, words, start }: PlacedWindow) => (
  <p>
    <svg width={percent(start)} height="1" focusable="false" aria-hidden="true" />
    <span>
      <b>{name}</b>, {words}
    </span>
  </p>
);
