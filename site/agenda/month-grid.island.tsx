import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Day, dayOfMonth } from '../../lib/dates.ts';
import { type Month, monthTitle, weeksOf } from '../../lib/month.ts';
import type { EventCategory } from '../../lib/vocabulary.ts';
import { plainWeekday, shortWeekday, week } from '../../lib/weekdays.ts';
import { moves } from './calendar-moves.ts';
import { DayLink } from './day-link.tsx';

export interface MonthGridProps {
  month: Month;
  today: Day;
  /** Undefined when all dates are shown. */
  chosen?: Day | undefined;
  /** The category of each event, by the day of the month. */
  events: Record<number, EventCategory[]>;
  /** That of a day, with the month in its place. */
  address: string;
}

const idOf = (day: Day) => `dia-${day}`;
const dayAt = ({ target }: { target: EventTarget | null }) =>
  (target as Element | null)?.closest<HTMLElement>('[data-day]') ?? undefined;

/**
 * A month as a table of links, which a script makes a grid: days and weeks with the arrows, the ends of the week
 * with Home and End, months with Page Up and Page Down. Only one day can be reached with Tab, so the table costs
 * one stop and not thirty. Without a script each day is a link like any other.
 */
export function MonthGrid({ month, today, chosen, events, address }: MonthGridProps) {
  const weeks = weeksOf(month);
  // The one that Tab leads to, until another day gets the focus.
  const first = [chosen, today].find((day) => day?.startsWith(month)) ?? `${month}-01`;
  const [stop, setStop] = useState<Day>();
  const table = useRef<HTMLTableElement>(null);

  // The focus may have been here before the script was.
  useEffect(() => {
    const focused = dayAt({ target: document.activeElement });
    if (focused && table.current?.contains(focused)) setStop(focused.dataset.day);
  }, []);

  function go(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const link = dayAt(event);
    const day = link?.dataset.day;
    const target = day && moves.get(event.key)?.(day);
    if (!link || !target) return;
    event.preventDefault();
    const next = document.getElementById(idOf(target));
    if (next) next.focus();
    else turn(target, day);
  }

  return (
    <table
      ref={table}
      data-scripted="role=grid"
      data-then="close"
      onKeyDown={go}
      onFocus={(event: FocusEvent) => setStop(dayAt(event)?.dataset.day)}
    >
      <caption className="vh">{`Calendário de ${monthTitle(month)}`}</caption>
      <Weekdays />
      <tbody>
        {weeks.map((row) => (
          <tr key={row.find(Boolean)}>
            {row.map((day, column) => (
              <td key={day ?? week[column]}>
                {day ? (
                  <DayLink
                    id={idOf(day)}
                    day={day}
                    href={address.replace(month, day)}
                    events={events[dayOfMonth(day)] ?? []}
                    isToday={day === today}
                    isChosen={day === chosen}
                    isFirst={day === first}
                    isStop={stop === undefined ? undefined : day === stop}
                  />
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weekdays() {
  return (
    <thead>
      <tr>
        {week.map((weekday) => (
          <th key={weekday} scope="col" abbr={plainWeekday(weekday)}>
            {shortWeekday(weekday)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** To a day of another month: its link answers without a reload, and then that day gets the focus. */
function turn(target: Day, day: Day): void {
  const leaf = document.getElementById(target < day ? 'mes-anterior' : 'mes-seguinte');
  if (!leaf) return;
  leaf.dataset.focus = idOf(target);
  leaf.click();
}
