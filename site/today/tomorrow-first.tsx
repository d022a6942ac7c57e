import { dayOf } from '../../lib/dates.ts';
import { dayAndMonth, shiftDay } from '../../lib/month.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import type { Activity } from '../ui/cards/activity.ts';
import { ActivityTags } from '../ui/cards/activity-tags.tsx';
import { hourText, untilText, whereText } from '../ui/cards/activity-words.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { HourSquare } from './hour-square.tsx';

/** Where nothing is left today, the first of what comes takes its place. */
export function TomorrowFirst({ activity, now }: { activity: Activity; now: Date }) {
  const isTomorrow = activity.day === shiftDay(dayOf(now), 1);
  const when = isTomorrow ? 'amanhã' : weekdayName(activity.day);
  return (
    <section className="section" aria-labelledby="primeira">
      <div className="wrap today-first">
        <HourSquare
          figure={activity.allDay ? 'Dia todo' : hourText(activity)}
          words={[when, dayAndMonth(activity.day)]}
        />
        <div>
          <Tag tone="blue">{isTomorrow ? 'A primeira de amanhã' : 'A próxima'}</Tag>
          <h2 className="d-1" id="primeira">
            <a className="quiet-link" href={activity.path}>
              {activity.title}
            </a>
          </h2>
          <p className="lead">
            {whereText(activity)}.{untilText(activity)}
          </p>
          <ActivityTags activity={activity} />
          <div className="row screen-only">
            <ButtonLink href={activity.calendar} icon="calendar">
              Pôr no meu calendário
            </ButtonLink>
            <ButtonLink href={activity.path} look="ghost" icon="place">
              Onde é e como chegar
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
