import { hourLabel } from '../../lib/clock-time.ts';
import { timeOf } from '../../lib/dates.ts';
import { dayAndMonth } from '../../lib/month.ts';
import { plainWeekday, weekdayOf } from '../../lib/weekdays.ts';
import type { Activity } from '../ui/cards/activity.ts';
import { ActivityRows } from '../ui/cards/activity-rows.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { returnOf, type Today } from './arrange.ts';
import { SoonCards } from './soon-cards.tsx';
import { TomorrowFirst } from './tomorrow-first.tsx';

interface LeftTodayProps {
  today: Today;
  all: readonly Activity[];
  holiday: string | undefined;
  now: Date;
}

/** What goes on, what comes, what is off; where nothing is left, what comes first. */
export function LeftToday({ today, all, holiday, now }: LeftTodayProps) {
  const { now: begun, soon, later, off, first } = today;
  return (
    <>
      {begun.length + soon.length > 0 ? (
        <section className="section" aria-labelledby="agora">
          <div className="wrap">
            <h2 className="d-1 today__title" id="agora">
              {holiday ? 'Acontece mesmo assim' : 'Agora e daqui a pouco'}
            </h2>
            <SoonCards begun={begun} soon={soon} now={now} />
          </div>
        </section>
      ) : null}
      {later.length > 0 ? (
        <section className="section" aria-labelledby="mais-tarde">
          <div className="wrap">
            <LineHeading id="mais-tarde">Mais tarde</LineHeading>
            <ActivityRows activities={later} />
          </div>
        </section>
      ) : null}
      {first ? <TomorrowFirst activity={first} now={now} /> : null}
      {off.length > 0 ? (
        <section className="section" aria-labelledby="nao-tem">
          <div className="wrap">
            <LineHeading id="nao-tem">Não tem hoje</LineHeading>
            <ActivityRows activities={off} aside={(activity) => backText(activity, all)} />
          </div>
        </section>
      ) : null}
    </>
  );
}

/** 'volta na quinta, 11 de junho, às 14h' */
function backText(activity: Activity, all: readonly Activity[]): string | undefined {
  const back = returnOf(activity, all);
  if (!back) return undefined;
  const weekday = weekdayOf(back.day);
  const on = weekday === 'dom' || weekday === 'sab' ? 'no' : 'na';
  const hour = hourLabel(timeOf(back.startsAt));
  return `volta ${on} ${plainWeekday(weekday)}, ${dayAndMonth(back.day)}, às ${hour}`;
}
