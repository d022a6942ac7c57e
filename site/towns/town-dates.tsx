import type { Event } from '#content/events';
import type { Municipality } from '#content/municipalities';
import { todayPath, townEventsPath } from '../../lib/paths.ts';
import { type Activity, fromEvent } from '../ui/cards/activity.ts';
import { ActivityDates } from '../ui/cards/activity-dates.tsx';
import { oncePerSeries } from '../ui/cards/activity-lists.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';

interface TownDatesProps {
  town: Municipality;
  week: Activity[];
  later: Event[];
  now: Date;
}

const shownOfWeek = 6;

/** What the next seven days bring to the town, and what comes after them. */
export function TownDates({ town, week, later, now }: TownDatesProps) {
  return (
    <>
      {week.length > 0 ? (
        <section className="section" aria-labelledby="esta-semana">
          <div className="wrap">
            <LineHeading id="esta-semana">Esta semana</LineHeading>
            <ActivityDates
              activities={oncePerSeries(week).slice(0, shownOfWeek)}
              withTown={false}
              now={now}
            />
            <GoLink href={todayPath({ municipality: town.slug })} about={town.name}>
              Ver a semana, dia por dia
            </GoLink>
          </div>
        </section>
      ) : null}
      {later.length > 0 ? (
        <section className="section" aria-labelledby="datas">
          <div className="wrap">
            <LineHeading id="datas">O que vem por aí</LineHeading>
            <ActivityDates activities={later.map(fromEvent)} withTown={false} now={now} />
            <GoLink href={townEventsPath(town.slug)} about={town.name}>
              Ver na agenda
            </GoLink>
          </div>
        </section>
      ) : null}
    </>
  );
}
