import './hour-ruler.css';
import type { Program } from '#content/programs';
import { hoursLabel, type RulerHour, rulerHours } from './program-time.ts';

/** A picture of what the words above it already say, so hidden from screen readers. */
export function HourRuler({ program }: { program: Program }) {
  const hours = rulerHours(program);
  if (hours.length === 0) return null;
  const first = hours.findIndex(({ halves }) => halves.includes(true));
  const last = hours.at(-1);
  return (
    <ol className="hour-ruler screen-only" aria-hidden="true">
      {hours.map((hour, index) => (
        <li key={hour.hour} className={markOf(hour)}>
          {index === first ? <b>{hoursLabel(program)}</b> : null}
          <span>{hour.hour}h</span>
          {hour === last ? <span className="hour-ruler__end">{hour.hour + 1}h</span> : null}
        </li>
      ))}
    </ol>
  );
}

function markOf({ halves: [early, late] }: RulerHour): string | undefined {
  if (early && late) return 'hour-ruler__full';
  if (early) return 'hour-ruler__early';
  return late ? 'hour-ruler__late' : undefined;
}
