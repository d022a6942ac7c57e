import type { Municipality } from '#content/municipalities';
import type { Day } from '../../lib/dates.ts';
import { kmBetween } from '../../lib/latitude.ts';
import { isOnDay } from '../../lib/month.ts';
import { type Activity, byStart } from '../ui/cards/activity.ts';
import { sameInTowns } from '../ui/cards/activity-lists.ts';
import { nextDays, suits, type TodayView } from './today-view.ts';

export interface DayCount {
  day: Day;
  sessions: number;
  others: number;
}

export interface Neighbour {
  activity: Activity;
  km: number;
}

/** What the page shows, in its order. */
export interface Today {
  /** Has begun and is not over. */
  now: Activity[];
  /** Begins within the next hours, as many as there is room for beside what has begun. */
  soon: Activity[];
  later: Activity[];
  /** Would be today, but does not take place. */
  off: Activity[];
  /** Where nothing is left today: what comes first after it. */
  first: Activity | undefined;
  /** What is left today in other towns, nearest first. */
  nearby: Neighbour[];
  days: DayCount[];
  chosenDay: Activity[];
  /** Of today, wherever it is: for the figure. */
  everywhere: Activity[];
  /** Of the seven days from today on, in the chosen town: for the text to share. */
  week: Activity[];
}

/** In a row on a wide screen. */
export const cards = 4;
const soonMs = 3 * 3_600_000;
const mostNearby = 6;

const happens = ({ off }: Activity) => off === undefined;

/** Has begun and is not over: also after the midnight of its day. */
export const goesOn = ({ startsAt, endsAt }: Pick<Activity, 'startsAt' | 'endsAt'>, now: Date) =>
  startsAt <= now && endsAt > now;

export function arrange(
  all: readonly Activity[],
  view: TodayView,
  now: Date,
  towns: readonly Municipality[],
): Today {
  const { today, town } = view;
  const suiting = all.filter((activity) => suits(activity, view)).sort(byStart);
  const here = suiting.filter((activity) => isHere(activity, town));
  const ofToday = here.filter((activity) => isOnDay(activity, today));
  const left = here
    .filter((activity) => isOnDay(activity, today) || goesOn(activity, now))
    .filter((activity) => happens(activity) && activity.endsAt > now);
  const begun = left.filter(({ startsAt }) => startsAt <= now);
  const coming = left.filter(({ startsAt }) => startsAt > now);
  const soon = sameInTowns(
    coming.filter(({ startsAt }) => startsAt.getTime() - now.getTime() <= soonMs),
  )
    .slice(0, Math.max(0, cards - sameInTowns(begun).length))
    .flat();
  const ahead = here.filter((activity) => happens(activity) && activity.day > today);
  return {
    now: begun,
    soon,
    later: coming.filter((activity) => !soon.includes(activity)),
    off: ofToday.filter((activity) => !happens(activity)),
    first: left.length === 0 ? ahead[0] : undefined,
    nearby: town ? nearest(suiting, { now, today, town, towns }) : [],
    days: nextDays(today).map((day) => countDay(here, day)),
    chosenDay: here.filter((activity) => isOnDay(activity, view.day)),
    everywhere: suiting.filter((activity) => happens(activity) && isOnDay(activity, today)),
    week: here.filter((activity) => happens(activity) && activity.endsAt > now),
  };
}

/** A broadcast is everywhere. */
function isHere({ town, kind }: Activity, chosen: Municipality | undefined): boolean {
  return !chosen || kind === 'broadcast' || town?.slug === chosen.slug;
}

function countDay(activities: readonly Activity[], day: Day): DayCount {
  const ofDay = activities.filter((activity) => happens(activity) && isOnDay(activity, day));
  const sessions = ofDay.filter(({ kind }) => kind === 'session').length;
  return { day, sessions, others: ofDay.length - sessions };
}

interface Standpoint {
  now: Date;
  today: Day;
  town: Municipality;
  towns: readonly Municipality[];
}

function nearest(activities: readonly Activity[], at: Standpoint): Neighbour[] {
  return activities
    .filter((activity) => happens(activity) && isOnDay(activity, at.today))
    .filter(({ endsAt }) => endsAt > at.now)
    .flatMap((activity) => {
      const there = at.towns.find(({ slug }) => slug === activity.town?.slug);
      if (!there || there.slug === at.town.slug) return [];
      return { activity, km: kmBetween(at.town, there) };
    })
    .sort((a, b) => a.km - b.km || byStart(a.activity, b.activity))
    .slice(0, mostNearby);
}

/** The next date of the same series, where it is among these. */
export function returnOf(activity: Activity, all: readonly Activity[]): Activity | undefined {
  return all
    .filter(({ series }) => series === activity.series)
    .filter((other) => happens(other) && other.startsAt > activity.startsAt)
    .sort(byStart)[0];
}
