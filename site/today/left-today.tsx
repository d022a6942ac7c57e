import type { LiveStream } from '#content/live-stream';
import type { Municipality } from '#content/municipalities';
import { hourLabel } from '../../lib/clock-time.ts';
import { timeOf } from '../../lib/dates.ts';
import { dayAndMonth } from '../../lib/month.ts';
import { placesPath } from '../../lib/paths.ts';
import { plainWeekday, weekdayOf } from '../../lib/weekdays.ts';
import type { Activity } from '../ui/cards/activity.ts';
import { sameInTowns } from '../ui/cards/activity-lists.ts';
import { ActivityRows } from '../ui/cards/activity-rows.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { cards, returnOf, type Today } from './arrange.ts';
import { OpenCards } from './open-cards.tsx';
import type { OpenPlace } from './open-places.ts';
import { SoonCards } from './soon-cards.tsx';
import type { TodayView } from './today-view.ts';
import { TomorrowFirst } from './tomorrow-first.tsx';

interface LeftTodayProps {
  today: Today;
  all: readonly Activity[];
  onAir: LiveStream | undefined;
  holiday: string | undefined;
  open: readonly OpenPlace[];
  towns: readonly Municipality[];
  view: TodayView;
  now: Date;
}

/** What goes on, what comes, what is off; where nothing is left, what comes first. */
export function LeftToday(props: LeftTodayProps) {
  const { today, all, onAir, holiday, open, towns, view, now } = props;
  const { now: begun, soon, later, off, first } = today;
  const happening = sameInTowns([...begun, ...soon]).length + (onAir ? 1 : 0);
  return (
    <>
      {happening + open.length > 0 ? (
        <section className="section" aria-labelledby="agora">
          <div className="wrap">
            <h2 className="d-1 today__title" id="agora">
              {titleOf(happening, holiday)}
            </h2>
            <SoonCards {...{ onAir, begun, soon, now }}>
              <OpenCards open={open.slice(0, cards - (happening % cards))} towns={towns} />
            </SoonCards>
            {open.length > 0 ? (
              <p className="small today__open">
                Hoje é feriado: antes de sair de casa, confirme se o lugar abre.{' '}
                <a href={placesPath({ municipality: view.town?.slug })}>Ver todos os lugares</a>
              </p>
            ) : null}
          </div>
        </section>
      ) : null}
      {later.length > 0 ? (
        <section className="section" aria-labelledby="mais-tarde">
          <div className="wrap">
            <LineHeading id="mais-tarde">Mais tarde</LineHeading>
            <ActivityRows activities={later} together={!view.town} />
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

function titleOf(happening: number, holiday: string | undefined): string {
  if (!holiday) return 'Agora e daqui a pouco';
  return happening > 0 ? 'Acontece mesmo assim' : 'Lugares para ir hoje';
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
