import './activity-rows.css';
import { Icon } from '../../drawings/icon.tsx';
import { Pictogram } from '../../drawings/pictograms/pictogram.tsx';
import { sportSigns } from '../../drawings/pictograms/sport-signs.ts';
import type { Activity } from './activity.ts';
import { sameInTowns } from './activity-lists.ts';
import { ActivityName, nameOf } from './activity-name.tsx';
import { ActivityTags } from './activity-tags.tsx';
import { hourText, untilText, whereText } from './activity-words.ts';
import { TownNames } from './town-names.tsx';
import { TownSuns } from './town-suns.tsx';

interface ActivityRowsProps {
  activities: readonly Activity[];
  /** The same class in several towns is one row with its towns. */
  together?: boolean;
  /** Of the rows, not of the classes in them. */
  most?: number;
  /** How far it is, or when it is back. */
  aside?: (activity: Activity) => string | undefined;
}

/** What happens, hour by hour: the hour as large as a date, then what, where and for whom. */
export function ActivityRows({ activities, aside, together = false, most }: ActivityRowsProps) {
  const groups = together ? sameInTowns(activities) : activities.map((activity) => [activity]);
  return (
    <ol className="activity-rows">
      {groups
        .slice(0, most)
        .map(([activity, ...others]) =>
          activity && others.length > 0 ? (
            <TownsRow key={activity.path} activity={activity} all={[activity, ...others]} />
          ) : activity ? (
            <Row key={activity.path} activity={activity} aside={aside?.(activity)} />
          ) : null,
        )}
    </ol>
  );
}

interface TownsRowProps {
  activity: Activity;
  all: readonly Activity[];
}

/** The same at the same hour in several towns is drawn once: each name leads to its own date. */
function TownsRow({ activity, all }: TownsRowProps) {
  return (
    <li className="activity-rows__towns">
      <Hour activity={activity} />
      <span className="activity-rows__suns">
        <TownSuns activities={all} shape="tall" />
      </span>
      <div>
        <h3 className="d-3">
          {activity.home ? (
            <a className="quiet-link" href={activity.home}>
              {activity.title}
            </a>
          ) : (
            activity.title
          )}
        </h3>
        <TownNames activities={all} after={untilText(activity)} />
        <ActivityTags activity={activity} />
      </div>
    </li>
  );
}

function Sign({ activity: { sports } }: { activity: Activity }) {
  const [sport] = sports;
  return (
    <span className="activity-rows__sign">
      {sport ? <Pictogram name={sportSigns[sport]} /> : null}
    </span>
  );
}

interface RowProps {
  activity: Activity;
  aside: string | undefined;
}

function Row({ activity, aside }: RowProps) {
  return (
    <li className={activity.off ? 'activity-rows__off' : undefined}>
      <Hour activity={activity} />
      <Sign activity={activity} />
      <div>
        <h3 className="d-3">
          <a className="cover-link" href={activity.path}>
            <ActivityName activity={activity} />
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
          aria-label={`Lembrar: ${nameOf(activity)}`}
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
