import './activity-rows.css';
import { Icon } from '../../drawings/icon.tsx';
import { Pictogram } from '../../drawings/pictograms/pictogram.tsx';
import { sportSigns } from '../../drawings/pictograms/sport-signs.ts';
import { type Activity, hourText, untilText, whereText } from './activity.ts';
import { ActivityTags } from './activity-tags.tsx';

interface ActivityRowsProps {
  activities: readonly Activity[];
  /** How far it is, or when it is back. */
  aside?: (activity: Activity) => string | undefined;
}

/** What happens, hour by hour: the hour as large as a date, then what, where and for whom. */
export function ActivityRows({ activities, aside }: ActivityRowsProps) {
  return (
    <ol className="activity-rows">
      {activities.map((activity) => (
        <Row key={activity.path} activity={activity} aside={aside?.(activity)} />
      ))}
    </ol>
  );
}

interface RowProps {
  activity: Activity;
  aside: string | undefined;
}

function Row({ activity, aside }: RowProps) {
  const [sport] = activity.sports;
  return (
    <li className={activity.off ? 'activity-rows__off' : undefined}>
      <Hour activity={activity} />
      <span className="activity-rows__sign">
        {sport ? <Pictogram name={sportSigns[sport]} /> : null}
      </span>
      <div>
        <h3 className="d-3">
          <a className="cover-link" href={activity.path}>
            {activity.title}
          </a>
        </h3>
        <p className="small">
          {whereText(activity)}
          {aside ? `, ${aside}` : ''}.{untilText(activity)}
        </p>
        {activity.off ? <p className="small">{activity.off}</p> : null}
        {activity.note ? <p className="small">{activity.note}</p> : null}
        {activity.off ? null : <ActivityTags activity={activity} />}
      </div>
      {activity.off ? null : (
        <a
          className="activity-rows__remind screen-only"
          href={activity.calendar}
          download=""
          aria-label={`Lembrar: ${activity.title}`}
        >
          <Icon name="bell" />
          <span>Lembrar</span>
        </a>
      )}
    </li>
  );
}

function Hour({ activity }: { activity: Activity }) {
  const text = hourText(activity);
  if (activity.allDay)
    return (
      <time className="activity-rows__day" dateTime={activity.day}>
        {text}
      </time>
    );
  const [hours, minutes] = text.split('h');
  return (
    <time className="fig activity-rows__hour" dateTime={activity.startsAt.toISOString()}>
      {hours}h{minutes ? <small>{minutes}</small> : null}
    </time>
  );
}
