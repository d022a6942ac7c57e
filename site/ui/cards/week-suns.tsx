import './week-suns.css';
import { counted } from '../../../lib/counts.ts';
import { type Day, dayOf, dayOfMonth, longDate } from '../../../lib/dates.ts';
import { shiftDay } from '../../../lib/month.ts';
import { shortWeekday, weekdayName, weekdayOf } from '../../../lib/weekdays.ts';
import type { Activity } from './activity.ts';

/** The last of seven days, the first being today. */
export const lastOfSeven = (now: Date): Day => shiftDay(dayOf(now), 6);

/** More suns than this do not fit under a day; the words say how many there are. */
const mostSuns = 5;

interface WeekSunsProps {
  /** What takes place within seven days. */
  activities: readonly Activity[];
  now: Date;
}

/** Seven days from today, each with a sun for everything that takes place; none where all are empty. */
export function WeekSuns({ activities, now }: WeekSunsProps) {
  if (activities.length === 0) return null;
  return (
    <ol className="week-suns" aria-label="Os próximos sete dias">
      {Array.from({ length: 7 }, (_, index) => shiftDay(dayOf(now), index)).map((day, index) => {
        const count = activities.filter((one) => one.day <= day && day <= one.lastDay).length;
        return (
          <li key={day}>
            <b className="fig" aria-hidden="true">
              {dayOfMonth(day)}
            </b>
            <span aria-hidden="true">{index === 0 ? 'hoje' : shortWeekday(weekdayOf(day))}</span>
            <svg className="week-suns__suns" viewBox="0 0 62 10" aria-hidden="true">
              <path d={suns(count)} />
            </svg>{' '}
            <span className="vh">
              {weekdayName(day)}, {longDate(day)}:{' '}
              {count === 0 ? 'nenhuma atividade' : counted(count, 'atividade', 'atividades')}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Strokes of no length with round caps are discs. */
function suns(count: number): string {
  const shown = Math.min(count, mostSuns);
  return Array.from({ length: shown }, (_, index) => `M${5 + 13 * index} 5h0`).join('');
}
