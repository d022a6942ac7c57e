import './today-page.css';
import type { LiveStream } from '#content/live-stream';
import type { Municipality } from '#content/municipalities';
import { hourLabel } from '../../lib/clock-time.ts';
import { nounFor } from '../../lib/counts.ts';
import { timeOf } from '../../lib/dates.ts';
import { dayAndMonth } from '../../lib/month.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import type { Activity } from '../ui/cards/activity.ts';
import { ActivityRows } from '../ui/cards/activity-rows.tsx';
import { isNight } from '../ui/cards/day-hours.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Notice } from '../ui/controls/notice.tsx';
import type { Today } from './arrange.ts';
import { Chooser } from './chooser.tsx';
import { DayFigure } from './day-figure.tsx';
import { dayLanes } from './day-lanes.ts';
import { LeftToday } from './left-today.tsx';
import { Nearby } from './nearby.tsx';
import { dayWords, NextDays } from './next-days.tsx';
import type { OpenPlace } from './open-places.ts';
import { TakeAlong } from './take-along.tsx';
import type { TodayView } from './today-view.ts';

interface TodayPageProps {
  view: TodayView;
  today: Today;
  /** All that was read, for the day on which something is back. */
  all: readonly Activity[];
  /** What an editor says is on air. */
  onAir: LiveStream | undefined;
  holiday: string | undefined;
  /** On a holiday: places that one can go to. */
  open: readonly OpenPlace[];
  towns: readonly Municipality[];
  /** The whole address of this page. */
  url: string;
  origin: string;
  now: Date;
}

export function TodayPage(props: TodayPageProps) {
  const { view, today, all, onAir, holiday, open, towns, url, origin, now } = props;
  const night = isNight(now);
  const lanes = dayLanes(today.everywhere, towns, view.today, now);
  return (
    <div className="meets-foot" id="hoje" data-region="">
      <header className={night ? 'night' : 'north'}>
        <div className="wrap today__head">
          <div>
            <Breadcrumb {...crumbsOf('sessions')} />
            <p className="lead">
              {weekdayName(view.today)}, {dayAndMonth(view.today)}
              {holiday ? ` · ${holiday}` : ''}
            </p>
            <h1 className="d-hero">{titleOf(props)}</h1>
          </div>
          <Sum today={today} onAir={onAir} />
        </div>
        <DayFigure {...lanes} mine={view.town?.slug} now={now} isNight={night} />
      </header>
      <Chooser view={view} towns={towns} />
      {view.notice ? (
        <div className="wrap today__notice">
          <Notice {...view.notice} />
        </div>
      ) : null}
      <LeftToday {...{ today, all, onAir, holiday, open, towns, view, now }} />
      <Nearby today={today} view={view} />
      <section className="section" aria-labelledby="proximos-dias">
        <div className="wrap">
          <LineHeading id="proximos-dias">Próximos dias</LineHeading>
          <NextDays days={today.days} view={view} />
          <p className="vh" data-announce="">
            {dayWords(view.day, today.days)}
          </p>
          {today.chosenDay.length > 0 ? (
            <ActivityRows activities={today.chosenDay} together={!view.town} />
          ) : (
            <NothingThatDay view={view} />
          )}
        </div>
      </section>
      <TakeAlong {...{ view, week: today.week, url, origin }} />
    </div>
  );
}

function titleOf({ today, holiday, onAir, view: { town } }: TodayPageProps): string {
  const left = today.now.length + today.soon.length + today.later.length;
  // What is on air is everywhere: it is not of the chosen town.
  const isOver = left === 0 && (town !== undefined || !onAir);
  if (holiday) return 'Hoje é feriado';
  if (isOver) return 'Por hoje, acabou';
  return town ? `Hoje em ${town.name}` : 'Hoje no Amapá';
}

/** How many go on and how many come; where nothing is left, how many the next day has. */
function Sum({ today, onAir }: Pick<TodayPageProps, 'today' | 'onAir'>) {
  const going = today.now.length + (onAir ? 1 : 0);
  const coming = today.soon.length + today.later.length;
  const next = today.first && today.days.find(({ day }) => day === today.first?.day);
  return (
    <p className="row today__sum" data-announce="">
      {today.first && next ? (
        <span>
          <b className="fig">{next.sessions + next.others}</b>{' '}
          {activities(next.sessions + next.others)}, {weekdayName(next.day)} a partir das{' '}
          {hourLabel(timeOf(today.first.startsAt))}
        </span>
      ) : (
        <>
          <span>
            <b className="fig">{going}</b> {activities(going)} acontecendo agora
            <span className="vh">, </span>
          </span>
          <span>
            <b className="fig">{coming}</b> {activities(coming)}{' '}
            {coming === 1 ? 'começa' : 'começam'} até a noite
          </span>
        </>
      )}
    </p>
  );
}

const activities = (count: number) => nounFor(count, 'atividade', 'atividades');

function NothingThatDay({ view }: { view: TodayView }) {
  return (
    <EmptyState
      title={`Nada marcado para ${weekdayName(view.day)}, ${dayAndMonth(view.day)}`}
      text="Escolha outro dia na linha, tire um filtro ou olhe o estado inteiro."
    />
  );
}
