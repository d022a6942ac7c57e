import './sport-dates.css';
import type { Event } from '#content/events';
import { paths, todayPath } from '../../lib/paths.ts';
import { type Sport, sports } from '../../lib/vocabulary.ts';
import { type Activity, fromEvent } from '../ui/cards/activity.ts';
import { ActivityDates } from '../ui/cards/activity-dates.tsx';
import { oncePerSeries } from '../ui/cards/activity-lists.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { WeekSuns } from '../ui/cards/week-suns.tsx';
import { GoLink } from '../ui/controls/button.tsx';

interface SportDatesProps {
  sport: Sport;
  week: Activity[];
  later: Event[];
  likeIt: Activity[];
  now: Date;
}

const shownOfWeek = 6;

/** When: this week, then the next events; where there is none of both, what is like it. */
export function SportDates({ sport, week, later, likeIt, now }: SportDatesProps) {
  const name = sports[sport].toLowerCase();
  const groups = [
    {
      id: 'esta-semana',
      title: 'Esta semana',
      activities: oncePerSeries(week).slice(0, shownOfWeek),
      href: todayPath({ sport }),
      more: 'Ver a semana, dia por dia',
    },
    {
      id: 'datas',
      title: 'O que vem por aí',
      activities: later.map(fromEvent),
      href: paths.events,
      more: 'Ver a agenda',
    },
    {
      id: 'parecidas',
      title: 'Nesta semana, parecido',
      activities: likeIt,
      href: todayPath({}),
      more: 'Ver tudo o que há hoje',
    },
  ].filter(({ activities }) => activities.length > 0);
  return groups.map(({ id, title, activities, href, more }) => (
    <section className="section" key={id} aria-labelledby={id}>
      <div className="wrap">
        <LineHeading id={id}>{title}</LineHeading>
        {id === 'esta-semana' ? (
          <div className="sport-week">
            <WeekSuns activities={week} now={now} />
          </div>
        ) : null}
        <ActivityDates activities={activities} now={now} />
        <GoLink href={href} about={name}>
          {more}
        </GoLink>
      </div>
    </section>
  ));
}
