import '../ui/cards/columns.css';
import './program-schedule.css';
import type { Program } from '#content/programs';
import { capitalise } from '../../lib/capitalise.ts';
import { dayOf } from '../../lib/dates.ts';
import { type Weekday, weekdays } from '../../lib/vocabulary.ts';
import { shortWeekday, week, weekdayName, weekdayOf } from '../../lib/weekdays.ts';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { HourRuler } from './hour-ruler.tsx';
import { monthLabels, monthsIn } from './months.ts';
import { nextMeetings } from './program-time.ts';

/** The week on the line, the hours on a ruler; a program that is not weekly says it in words. */
export function ProgramSchedule({ program, now }: { program: Program; now: Date }) {
  return (
    <section className="section" aria-labelledby="horario">
      <div className="wrap">
        <LineHeading id="horario">Horário</LineHeading>
        <p className="d-2 schedule-words">{program.schedule}</p>
        {program.weekdays.length > 0 ? (
          <>
            <WeekLine days={program.weekdays} today={weekdayOf(dayOf(now))} />
            <HourRuler program={program} />
            <NextMeetings program={program} now={now} />
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

function NextMeetings({ program, now }: { program: Program; now: Date }) {
  return (
    <>
      <h3 className="d-3 meetings-title">Próximos encontros</h3>
      <ol className="columns meetings">
        {nextMeetings(program, now, 4).map((day) => (
          <li key={day}>
            <DateMark mix="meetings" day={day} />
            <p className="muted">{weekdayName(day)}</p>
          </li>
        ))}
      </ol>
      <p className="small muted">Em feriados, confirme pelo telefone antes de sair de casa.</p>
    </>
  );
}
