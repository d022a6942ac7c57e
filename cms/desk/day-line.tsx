import type { CSSProperties } from 'react';
import { hourLabel, minutesOf } from '../../lib/clock-time.ts';
import { formatCount } from '../../lib/counts.ts';
import { timeOf } from '../../lib/dates.ts';
import { firstHour, lastHour, type Placed, placeOnLine } from '../../lib/day-line.ts';
import type { DayItem } from './day-items.ts';
import './day-line.css';

const hours = Array.from(
  { length: (lastHour - firstHour) / 2 + 1 },
  (_, index) => firstHour + index * 2,
);
/** What stands above the line and is not simply out. */
const tags: Partial<Record<DayItem['state'], string>> = { live: 'No ar', failed: 'Não saiu' };
const rowsAbove = 3;
const rowsBelow = 2;

const at = (hour: number, row?: number) => ({ '--h': hour, '--row': row }) as CSSProperties;
const hourOf = (time: string) => minutesOf(time) / 60;

/** A calm day is not as high. */
const rowsOf = (above: Placed<DayItem>[], below: Placed<DayItem>[]) => {
  const used = (placed: Placed<DayItem>[]) => Math.max(1, ...placed.map(({ row }) => row + 1));
  return { '--rows-above': used(above), '--rows-below': used(below) - 1 } as CSSProperties;
};

/** The newsroom's day: above the line what is out, below it what will go out, the sun is now. */
export function DayLine({ items, now }: { items: DayItem[]; now: Date }) {
  const present = Math.min(Math.max(hourOf(timeOf(now)), firstHour), lastHour);
  const side = (isDue: boolean, rows: number) =>
    placeOnLine(
      items
        .filter(({ state }) => (state === 'due') === isDue)
        // Of what is on air the time is typed by hand; it is never after now.
        .map((item) => ({ item, hour: Math.min(hourOf(item.time), isDue ? 24 : present) })),
      rows,
    );
  const out = side(false, rowsAbove);
  const due = side(true, rowsBelow);
  return (
    <div className="day-line" style={rowsOf(out.placed, due.placed)}>
      {hours.map((hour) => (
        <span aria-hidden="true" className="day-line__tick" key={hour} style={at(hour)}>
          {hour}h
        </span>
      ))}
      <Side title="Já saiu" empty="Nada ainda." placed={out.placed} over={out.over.length} />
      <span aria-hidden="true" className="day-line__sun" style={at(present)} />
      <Side
        below
        title="Vai sair"
        empty="Nada marcado."
        placed={due.placed}
        over={due.over.length}
      />
    </div>
  );
}

interface SideProps {
  title: string;
  empty: string;
  placed: Placed<DayItem>[];
  /** How many found no place. */
  over: number;
  below?: true;
}

function Side({ title, empty, placed, over, below }: SideProps) {
  return (
    <section className={below ? 'day-line__side day-line__side--below' : 'day-line__side'}>
      <h2>{title}</h2>
      {placed.length === 0 ? <p className="day-line__none">{empty}</p> : null}
      <ol>
        {placed.map(({ item, hour, row }) => (
          <li key={`${item.address} ${item.time}`} style={at(hour, row)}>
            <a className={`day-line__item day-line__item--${item.state}`} href={item.address}>
              <b>{hourLabel(item.time)}</b>
              {tags[item.state] ? <span className="desk-tag">{tags[item.state]}</span> : null}
              <span className="day-line__words">{item.title}</span>
            </a>
          </li>
        ))}
      </ol>
      {over > 0 ? <p className="day-line__over">e mais {formatCount(over)}</p> : null}
    </section>
  );
}
