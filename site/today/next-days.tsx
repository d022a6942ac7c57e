import './next-days.css';
import { counted } from '../../lib/counts.ts';
import { type Day, dayOfMonth, longDate } from '../../lib/dates.ts';
import { shortWeekday, weekdayName, weekdayOf } from '../../lib/weekdays.ts';
import type { DayCount } from './arrange.ts';
import { type TodayView, todayAddress } from './today-view.ts';

/** More strokes than this do not fit above the line; the words say how many there are. */
const mostStrokes = 10;

/** The next days stand on the line, each with a stroke for everything that happens. */
export function NextDays({ days, view }: { days: DayCount[]; view: TodayView }) {
  return (
    <ol className="next-days">
      {days.map((count) => (
        <li key={count.day}>
          <a
            id={`dia-${count.day}`}
            href={`${todayAddress(view, { dia: count.day })}#proximos-dias`}
            aria-current={count.day === view.day ? 'true' : undefined}
            data-instant=""
          >
            <Strokes count={count} />
            <b className="fig" aria-hidden="true">
              {dayOfMonth(count.day)}
            </b>
            <span aria-hidden="true">{shortWeekday(weekdayOf(count.day))}</span>
            <span className="vh">{dayWords(count.day, days)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** 'quarta-feira, 14/05/2025: 12 atividades' */
export function dayWords(day: Day, days: readonly DayCount[]): string {
  const { sessions = 0, others = 0 } = days.find((count) => count.day === day) ?? {};
  return `${weekdayName(day)}, ${longDate(day)}: ${counted(sessions + others, 'atividade', 'atividades')}`;
}

/** Long for a class, short for an event or a broadcast. */
function Strokes({ count: { sessions, others } }: { count: DayCount }) {
  const kinds = [...Array(sessions).fill(40), ...Array(others).fill(24)].slice(0, mostStrokes);
  const path = kinds.map((length, index) => `M2 ${68 - 7 * index}h${length}`).join('');
  return (
    <svg viewBox="0 0 44 72" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
