import './day-figure.css';
import { hourLabel } from '../../lib/clock-time.ts';
import { timeOf } from '../../lib/dates.ts';
import { latitudeText } from '../../lib/latitude.ts';
import { type Bar, sunPercent } from '../ui/cards/day-hours.ts';
import { SunHours } from '../ui/cards/sun-hours.tsx';
import type { Lane } from './day-lanes.ts';

interface DayFigureProps {
  north: Lane[];
  south: Lane[];
  /** The slug of the visitor's town. */
  mine: string | undefined;
  now: Date;
  isNight: boolean;
}

/**
 * The day of the whole state: hours run along the Equator, towns stand at their latitude, the sun is now. A
 * picture of what the lists below say, so hidden from screen readers. Places are attributes of SVG, because
 * the policy allows no styles of single elements.
 */
export function DayFigure({ north, south, mine, now, isNight }: DayFigureProps) {
  const at = sunPercent(now);
  return (
    <div
      className={`day-figure screen-only${isNight ? ' day-figure--night' : ''}`}
      aria-hidden="true"
    >
      <div className="wrap day-figure__half">
        {at === undefined ? null : <Now at={at} label={hourLabel(timeOf(now))} />}
        {north.map((lane) => (
          <Town key={lane.town?.slug} lane={lane} mine={mine} />
        ))}
      </div>
      <div className="south">
        <div className="wrap day-figure__half day-figure__half--south">
          <div className="day-figure__hours">
            <SunHours now={now} />
          </div>
          {south.map((lane) => (
            <Town key={lane.town?.slug} lane={lane} mine={mine} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Now({ at, label }: { at: number; label: string }) {
  const late = at > 80;
  return (
    <svg className="day-figure__now" aria-hidden="true">
      <rect x={`${at}%`} y="0" width="2" height="100%" />
      <text
        x={`${at}%`}
        y="1rem"
        dx={late ? '-0.5rem' : '0.5rem'}
        textAnchor={late ? 'end' : 'start'}
      >
        {label}
      </text>
    </svg>
  );
}

function Town({ lane: { town, rows }, mine }: { lane: Lane; mine: string | undefined }) {
  return rows.map((row, index) => (
    <div key={row[0]?.from} className="day-figure__lane">
      <p className={town?.slug === mine ? 'day-figure__mine' : undefined}>
        {index === 0 && town ? (
          <>
            <span>{town.name}</span> <small>{latitudeText(town.latitude)}</small>
          </>
        ) : null}
      </p>
      <svg aria-hidden="true">
        {row.map((bar) => (
          <BarOf key={bar.from} bar={bar} />
        ))}
      </svg>
    </div>
  ));
}

function BarOf({ bar: { title, from, width, state, done } }: { bar: Bar }) {
  return (
    <>
      <foreignObject x={`${from}%`} y="0" width={`${width}%`} height="100%">
        <div className={`day-figure__bar day-figure__bar--${state}`}>
          <span className="day-figure__fits">
            <span>{title}</span>
          </span>
        </div>
      </foreignObject>
      {done > 0 ? (
        <rect
          className="day-figure__done"
          x={`${from}%`}
          y="88%"
          width={`${(width * done) / 100}%`}
          height="12%"
        />
      ) : null}
    </>
  );
}
