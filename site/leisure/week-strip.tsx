import { paths } from '../../lib/paths.ts';
import './week-strip.css';
import { counted } from '../../lib/counts.ts';
import { dayOfMonth, longDate } from '../../lib/dates.ts';
import { weekdays } from '../../lib/vocabulary.ts';
import { shortWeekday } from '../../lib/weekdays.ts';
import type { WeekDay } from './week.ts';

/** Seven days below the line; each links to its day in the agenda. */
export function WeekStrip({ days }: { days: WeekDay[] }) {
  return (
    <nav className="week-strip" aria-label="Os próximos sete dias na agenda">
      <ol>
        {days.map(({ day, weekday, events, sessions }, index) => (
          <li key={day} className={events + sessions > 0 ? 'week-strip__busy' : undefined}>
            <a href={`${paths.events}?data=${day}`}>
              <span aria-hidden="true">{index === 0 ? 'hoje' : shortWeekday(weekday)}</span>
              <b className="fig" aria-hidden="true">
                {dayOfMonth(day)}
              </b>
              <span className="vh">
                {index === 0 ? 'Hoje, ' : ''}
                {weekdays[weekday]}, {longDate(day)}:{' '}
                {events === 0 ? 'nenhum evento' : counted(events, 'evento', 'eventos')}
                {sessions === 0
                  ? ''
                  : `, ${counted(sessions, 'aula ou treino', 'aulas e treinos')}`}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
