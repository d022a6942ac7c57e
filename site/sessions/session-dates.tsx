import '../ui/cards/columns.css';
import './session-dates.css';
import type { Session } from '#content/sessions';
import { hourLabel } from '../../lib/clock-time.ts';
import { timeOf } from '../../lib/dates.ts';
import { sessionPath } from '../../lib/paths.ts';
import { takesPlace } from '../../lib/session-rule.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { DateMark } from '../ui/cards/date-mark.tsx';

/** The dates of one rule, each with its page; what does not take place says why. */
export function SessionDates({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ol className="columns session-dates">
      {sessions.map((session) => {
        const { rule, originalDay, day, startsAt, note } = session;
        const isOn = takesPlace(session);
        return (
          <li key={originalDay} className={isOn ? undefined : 'session-dates__off'}>
            <a className="quiet-link" href={sessionPath(rule.program.slug, rule.slug, originalDay)}>
              <DateMark mix="session-dates" day={day} />
              <span className="muted">
                {weekdayName(day)}, {hourLabel(timeOf(startsAt))}
              </span>
            </a>
            {isOn ? null : <p className="small">{note ?? 'Não acontece'}</p>}
          </li>
        );
      })}
    </ol>
  );
}
