import './scale-line.css';
import { placeMarks, type ScaleMark } from './scale-marks.ts';

const labelHeight = 22;
const lineHeight = 24;

/**
 * Years or kilometres on the line, to scale. Places are attributes in percent, so letters and discs keep their
 * size. A picture of the list that stands below it; one value alone has no scale.
 */
export function ScaleLine({ marks }: { marks: readonly ScaleMark[] }) {
  const placed = placeMarks(marks);
  if (placed.length < 2) return null;
  const levels = Math.max(...placed.map(({ level }) => level)) + 1;
  const line = levels * labelHeight + lineHeight / 2;
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  return (
    <svg
      className="scale-line"
      width="100%"
      height={line + lineHeight / 2}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="scale-line__line" x="-100%" y={line - 2} width="300%" height="4" />
      {placed.map(({ value, label, look = 'north', at, anchor, level }) => (
        <g key={value}>
          <rect
            className="scale-line__stem"
            x={percent(at)}
            y={line - lineHeight / 2 - level * labelHeight}
            width="2"
            height={level * labelHeight}
          />
          <circle
            className={`scale-line__mark scale-line__mark--${look}`}
            cx={percent(at)}
            cy={line}
            r="8"
          />
          <text
            x={percent(at)}
            y={line - lineHeight / 2 - level * labelHeight - 4}
            textAnchor={anchor}
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
