import type { EventMark } from '#content/events';
import { dayOfMonth } from '../../lib/dates.ts';
import { daysOf, isOnDay, type Month } from '../../lib/month.ts';

const width = 186;
const height = 9;

/** The days of a month on the line; those with events stand out. The list below says the same in words. */
export function MonthLine({ month, events }: { month: Month; events: EventMark[] }) {
  const days = daysOf(month);
  const step = width / days.length;
  return (
    <svg
      className="month-line"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="month-line__line" d={`M0 ${height / 2}H${width}`} />
      {days.map((day, index) => {
        const x = (index + 0.5) * step;
        return events.some((event) => isOnDay(event, day)) ? (
          <g key={day} className="month-line__on">
            <circle cx={x} cy={height / 2} r={2.8} />
            <text x={x} y={height / 2 + 1.2}>
              {dayOfMonth(day)}
            </text>
          </g>
        ) : (
          <path key={day} className="month-line__tick" d={`M${x} 3v3`} />
        );
      })}
    </svg>
  );
}
