import { agesLabel, priceLabel } from '../../lib/audience.ts';
import { hourLabel } from '../../lib/clock-time.ts';
import { type Day, dayOf, dayOfMonth, timeOf } from '../../lib/dates.ts';
import { dayAndMonth, isOnDay, shiftDay } from '../../lib/month.ts';
import { plainWeekday, weekdayOf } from '../../lib/weekdays.ts';
import { type Activity, byStart } from '../ui/cards/activity.ts';
import { sameInTowns } from '../ui/cards/activity-lists.ts';
import { hourText, whereText } from '../ui/cards/activity-words.ts';
import { type Bar, toBar } from '../ui/cards/day-hours.ts';

/** One line of the card: 'agora', 'até 16h', and what it is. */
export interface NearItem {
  /** The same class in several towns is one. */
  all: readonly Activity[];
  title: string;
  path: string;
  figure: string;
  words: string;
  where: string;
  forWhom: string;
  isOn: boolean;
}

export interface NearToday {
  items: NearItem[];
  /** Of today, for the line of hours. */
  bars: Bar[];
  /** What else is left today. */
  rest: { count: number; until: string } | undefined;
  /** Nothing is left today: the first of the next day takes the place of what goes on. */
  isOver: boolean;
  /** Enough is left today: the days to come need not be known. */
  isFull: boolean;
}

const shown = 3;
/** Bars that lie on one line: more could not be told apart. */
const mostBars = 24;
const soonMinutes = 90;

export function nearToday(all: readonly Activity[], now: Date): NearToday {
  const today = dayOf(now);
  const happening = all.filter(({ off }) => off === undefined).sort(byStart);
  const left = sameInTowns(happening.filter(({ day, endsAt }) => day <= today && endsAt > now));
  const begun = left.filter(([one]) => one && one.startsAt <= now);
  const coming = left.filter(([one]) => one && one.startsAt > now);
  // Something that comes has a place beside what goes on.
  const going = begun.slice(0, coming.length > 0 ? shown - 1 : shown);
  const picked = [...going, ...coming.slice(0, shown - going.length)];
  // What is here already is not told again for tomorrow.
  const told = new Set(picked.flat().map(({ title }) => title));
  const ahead = sameInTowns(happening.filter(({ day, title }) => day > today && !told.has(title)));
  const filled = [...picked, ...ahead].slice(0, shown);
  return {
    items: filled.flatMap((group, index) => toItem(group, index, now)),
    bars: barsOf(happening, today, now),
    rest: restOf(left, picked.length, today),
    isOver: picked.length === 0,
    isFull: picked.length === shown,
  };
}

function toItem(all: readonly Activity[], index: number, now: Date): NearItem[] {
  const [activity] = all;
  if (!activity) return [];
  const isMany = all.length > 1;
  const ages = agesLabel(activity);
  const price = activity.price === undefined ? undefined : priceLabel(activity.price);
  return [
    {
      all,
      title: activity.title,
      path: (isMany && activity.home) || activity.path,
      ...timeWords(activity, index, now),
      where: isMany ? `Em ${all.length} municípios` : whereText(activity),
      forWhom: [price, ages?.toLowerCase()].filter(Boolean).join(' · '),
      isOn: activity.startsAt <= now,
    },
  ];
}

function timeWords(
  activity: Activity,
  index: number,
  now: Date,
): Pick<NearItem, 'figure' | 'words'> {
  const today = dayOf(now);
  const { day, lastDay, startsAt, endsAt, allDay } = activity;
  if (day > today) return dayWords(activity, index, today);
  const until = lastDay > today ? dayAndMonth(lastDay) : hourLabel(timeOf(endsAt));
  if (allDay && lastDay === today) return { figure: 'hoje', words: 'o dia todo' };
  if (startsAt <= now) return { figure: 'agora', words: `até ${until}` };
  const minutes = Math.ceil((startsAt.getTime() - now.getTime()) / 60_000);
  return {
    figure: hourText(activity),
    words: minutes <= soonMinutes ? `em ${minutes} min` : `até ${until}`,
  };
}

/** The first of another day stands where 'agora' would. */
function dayWords(activity: Activity, index: number, today: Day) {
  const { day, allDay } = activity;
  const isTomorrow = day === shiftDay(today, 1);
  const name = isTomorrow ? 'amanhã' : plainWeekday(weekdayOf(day));
  const hour = allDay ? 'o dia todo' : hourText(activity);
  const date = isTomorrow ? '' : `${dayAndMonth(day)}, `;
  return index === 0 || allDay
    ? { figure: name, words: date + hour }
    : { figure: hour, words: isTomorrow ? name : `${name}, ${shortDay(day)}` };
}

/** '15/5' */
const shortDay = (day: Day) => `${dayOfMonth(day)}/${Number(day.slice(5, 7))}`;

function barsOf(activities: readonly Activity[], today: Day, now: Date): Bar[] {
  const ofToday = activities.filter((one) => isOnDay(one, today) && !one.allDay);
  return sameInTowns(ofToday)
    .flatMap(([one]) => (one ? toBar(one, today, now) : []))
    .filter(({ width }) => width > 0)
    .slice(0, mostBars);
}

function restOf(
  left: readonly (readonly Activity[])[],
  picked: number,
  today: Day,
): NearToday['rest'] {
  const count = left.length - picked;
  if (count <= 0) return undefined;
  const ends = left.flat().filter(({ allDay, endsAt }) => !allDay && dayOf(endsAt) === today);
  const last = ends
    .map(({ endsAt }) => timeOf(endsAt))
    .sort()
    .at(-1);
  return { count, until: last ? `até as ${hourLabel(last)}` : 'hoje' };
}
