import './sun-hours.css';
import { type Bar, firstHour, lastHour, percentOf, sunPercent } from './day-hours.ts';

interface SunHoursProps {
  now: Date;
  /** What happens on this day, just under the line. */
  bars?: readonly Bar[];
}

/** Every third. */
const hours = Array.from(
  { length: Math.floor((lastHour - firstHour) / 3) + 1 },
  (_, index) => firstHour + 3 * index,
);

/**
 * The hours of a day hang from the line that its owner draws, and the sun is now. A picture of what lists say, so
 * hidden from screen readers. Places are attributes of SVG, because the policy allows no styles of single elements.
 */
export function SunHours({ now, bars = [] }: SunHoursProps) {
  const sun = sunPercent(now);
  return (
    <svg className="sun-hours" aria-hidden="true" focusable="false">
      {bars.map(({ title, from, width, state }) => (
        <rect
          key={`${from} ${title}`}
          className={`sun-hours__bar sun-hours__bar--${state}`}
          x={`${from}%`}
          width={`${width}%`}
        />
      ))}
      {hours.map((hour) => (
        <rect key={hour} className="sun-hours__tick" x={`${percentOf(hour)}%`} />
      ))}
      {hours.map((hour) => (
        <text key={hour} x={`${percentOf(hour)}%`} y="2.875rem">
          {hour}h
        </text>
      ))}
      {sun === undefined ? null : <circle className="sun-hours__sun" cx={`${sun}%`} cy="0" />}
    </svg>
  );
}
