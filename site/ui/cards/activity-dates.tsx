import './activity-dates.css';
import { capitalise } from '../../../lib/capitalise.ts';
import { otherYear, timeOf } from '../../../lib/dates.ts';
import { plainWeekday, weekdayOf } from '../../../lib/weekdays.ts';
import { Pictogram } from '../../drawings/pictograms/pictogram.tsx';
import { sportSigns } from '../../drawings/pictograms/sport-signs.ts';
import type { Activity } from './activity.ts';
import { ActivityName } from './activity-name.tsx';
import { ActivityTags } from './activity-tags.tsx';
import { hourText, whereText } from './activity-words.ts';
import { DateMark } from './date-mark.tsx';

interface ActivityDatesProps {
  activities: readonly Activity[];
  /** On the page of a town its name is not said again. */
  withTown?: boolean;
  now: Date;
}

/** What comes on several days: the date large, then what, how often, where and for whom. */
export function ActivityDates({ activities, withTown = true, now }: ActivityDatesProps) {
  return (
    <ol className="activity-dates">
      {activities.map((activity) => {
        const { path, day, startsAt, allDay, place, off, note } = activity;
        const [sport] = activity.sports;
        return (
          <li key={path} className={off ? 'activity-dates__off' : undefined}>
            <DateMark
              mix="activity-dates"
              day={day}
              time={allDay ? undefined : timeOf(startsAt)}
              below={otherYear(day, now)}
            />
            {sport ? (
              <span className="activity-dates__sign">
                <Pictogram name={sportSigns[sport]} />
              </span>
            ) : null}
            <div className="activity-dates__words">
              <h3 className="d-3">
                <a className="cover-link" href={path}>
                  <ActivityName activity={activity} />
                </a>
              </h3>
              <p className="small muted">
                {activity.rhythm ??
                  `${capitalise(plainWeekday(weekdayOf(day)))}, ${hourText(activity)}`}
                . {withTown ? whereText(activity) : place}.
              </p>
              {off || note ? <p className="small">{off ?? note}</p> : null}
            </div>
            <div className="activity-dates__tags">
              {off ? null : <ActivityTags activity={activity} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
