import './place-classes.css';
import type { Session, SessionRule } from '#content/sessions';
import { dayOf, dayOfMonth, longDate } from '../../lib/dates.ts';
import { programPath, sessionPath } from '../../lib/paths.ts';
import { rhythmWords } from '../../lib/rhythm-words.ts';
import { plainWeekday, weekdayOf } from '../../lib/weekdays.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { sportSigns } from '../drawings/pictograms/sport-signs.ts';
import { fromSession } from '../ui/cards/activity.ts';
import { ActivityTags } from '../ui/cards/activity-tags.tsx';

interface PlaceClassesProps {
  rules: SessionRule[];
  /** Their dates of the next days. */
  sessions: Session[];
  now: Date;
}

/** What repeats here: its rhythm, for whom it is, and its dates of this week, each with its page. */
export function PlaceClasses({ rules, sessions, now }: PlaceClassesProps) {
  if (rules.length === 0) return null;
  return (
    <ul className="place-classes">
      {rules.map((rule) => (
        <li key={rule.id}>
          <Signs rule={rule} />
          <div>
            <h3 className="d-3">
              <a className="quiet-link" href={programPath(rule.program.slug)}>
                {rule.name}
              </a>
            </h3>
            <p>{rhythmWords(rule)}</p>
            {rule.from > dayOf(now) ? <p>Começa em {longDate(rule.from)}</p> : null}
            <ActivityTags activity={rule} />
          </div>
          <Dates sessions={sessions.filter((session) => session.rule.id === rule.id)} />
        </li>
      ))}
    </ul>
  );
}

function Signs({ rule: { sports } }: { rule: SessionRule }) {
  const [sport] = sports;
  return sport ? <Pictogram name={sportSigns[sport]} /> : <span />;
}

function Dates({ sessions }: { sessions: Session[] }) {
  if (sessions.length === 0) return null;
  return (
    <ul className="place-classes__dates">
      {sessions.map((session) => {
        const { rule, originalDay, day } = session;
        const { off, place } = fromSession(session);
        const elsewhere = place === rule.place.name ? undefined : `em ${place}`;
        return (
          <li key={originalDay}>
            <a href={sessionPath(rule.program.slug, rule.slug, originalDay)}>
              {plainWeekday(weekdayOf(day))}, {dayOfMonth(day)}
              <span className="vh">: {rule.name}</span>
            </a>
            {off || elsewhere ? <span className="small">{off ?? elsewhere}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
