import '../ui/cards/columns.css';
import './program-schedule.css';
import type { Program } from '#content/programs';
import type { Session } from '#content/sessions';
import { capitalise } from '../../lib/capitalise.ts';
import { dayOf } from '../../lib/dates.ts';
import { sessionPath } from '../../lib/paths.ts';
import { takesPlace } from '../../lib/session-rule.ts';
import { type Weekday, weekdays } from '../../lib/vocabulary.ts';
import { shortWeekday, week, weekdayName, weekdayOf } from '../../lib/weekdays.ts';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { HourRuler } from './hour-ruler.tsx';
import { monthLabels, monthsIn } from './months.ts';

interface ProgramScheduleProps {
  program: Program;
  meetings: readonly Session[];
  now: Date;
}

/** The week on the line, the hours on a ruler; a program that is not weekly says it in words. */
export function ProgramSchedule({ program, meetings, now }: ProgramScheduleProps) {
  return (
    <section className="section" aria-labelledby="horario">
      <div className="wrap">
        <LineHeading id="horario">Horário</LineHeading>
        <p className="d-2 schedule-words">{program.schedule}</p>
        {program.weekdays.length > 0 ? (
          <>
            <WeekLine days={program.weekdays} today={weekdayOf(dayOf(now))} />
            <HourRuler program={program} />
            <NextMeetings meetings={meetings} />
          </>
        ) : (
          <YearLine months={monthsIn(program.schedule)} />
        )}
      </div>
    </section>
  );
}

/** A program of some months of the year marks them on the same line. */
function YearLine({ months }: { months: number[] }) {
  if (months.length === 0) return null;
  return (
    <ol className="across program-week program-week--year" aria-hidden="true">
      {monthLabels.map((label, month) => (
        <li key={label} className={months.includes(month) ? 'program-week__on' : undefined}>
          <b>{label}</b>
        </li>
      ))}
    </ol>
  );
}

function WeekLine({ days, today }: { days: Program['weekdays']; today: Weekday }) {
  return (
    <ol className="across program-week" aria-label="Dias da semana">
      {week.map((day) => {
        const on = days.includes(day);
        return (
          <li key={day} className={on ? 'program-week__on' : undefined}>
            <b aria-hidden="true">{capitalise(shortWeekday(day))}</b>
            <span className="vh">
              {weekdays[day]}
              {on ? ': tem encontro' : ': não tem encontro'}
            </span>
            {day === today ? <small>hoje</small> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** Holidays and cancelled dates are left out. */
function NextMeetings({ meetings }: { meetings: readonly Session[] }) {
  const held = meetings.filter(takesPlace);
  if (held.length === 0) return null;
  return (
    <>
      <h3 className="d-3 meetings-title">Próximos encontros</h3>
      <ol className="columns meetings">
        {held.map(({ rule, originalDay, day }) => (
          <li key={originalDay}>
            <a className="quiet-link" href={sessionPath(rule.program.slug, rule.slug, originalDay)}>
              <DateMark mix="meetings" day={day} />
            </a>
            <p className="muted">{weekdayName(day)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
