import './day-ruler.css';
import { minutesOf } from '../../../lib/clock-time.ts';
import { timeOf } from '../../../lib/dates.ts';
import { type OpeningPeriod, openMinutes } from '../../../lib/opening-hours.ts';
import type { Weekday } from '../../../lib/vocabulary.ts';

interface DayRulerProps {
  periods: readonly OpeningPeriod[];
  weekday: Weekday;
  /** Where the sun stands, on the ruler of today. */
  now?: Date | undefined;
}

const dayMinutes = 24 * 60;
const percent = (minutes: number) => `${((minutes / dayMinutes) * 100).toFixed(2)}%`;

/** A day from midnight to midnight, open where it is filled. The words beside it say the same. */
export function DayRuler({ periods, weekday, now }: DayRulerProps) {
  return (
    <svg className="day-ruler" aria-hidden="true" focusable="false">
      <rect className="day-ruler__day" y="50%" width="100%" height="4" />
      {openMinutes(periods, weekday).map(({ from, until }) => (
        <rect
          key={from}
          className="day-ruler__open"
          x={percent(from)}
          y="20%"
          width={percent(until - from)}
          height="60%"
        />
      ))}
      {now ? <circle cx={percent(minutesOf(timeOf(now)))} cy="50%" r="10" /> : null}
    </svg>
  );
}
