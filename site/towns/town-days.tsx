import './town-days.css';
import { counted } from '../../lib/counts.ts';
import { dayOfMonth, longDate } from '../../lib/dates.ts';
import { shortWeekday, weekdayName, weekdayOf } from '../../lib/weekdays.ts';
import type { TownDay } from './town-view.ts';

/** More suns than this do not fit under a day; the words say how many there are. */
const mostSuns = 5;

/** Seven days below the line, each with a sun for every event. */
export function TownDays({ days }: { days: TownDay[] }) {
  if (days.length === 0) return null;
  return (
    <ol className="town-days" aria-label="Os próximos sete dias">
      {days.map(({ day, events }, index) => (
        <li key={day}>
          <b className="fig" aria-hidden="true">
            {dayOfMonth(day)}
          </b>
          <span aria-hidden="true">{index === 0 ? 'hoje' : shortWeekday(weekdayOf(day))}</span>
          <svg className="town-days__suns" viewBox="0 0 62 10" aria-hidden="true">
            <path d={suns(events)} />
          </svg>
          <span className="vh">
            {weekdayName(day)}, {longDate(day)}:{' '}
            {events === 0 ? 'nenhum evento' : counted(events, 'evento', 'eventos')}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Strokes of no length with round caps are discs. */
function suns(events: number): string {
  const count = Math.min(events, mostSuns);
  return Array.from({ length: count }, (_, index) => `M${5 + 13 * index} 5h0`).join('');
}
