import type { Event as EventDocument, Home as HomeDocument } from '../cms/payload-types.ts';
import { capitalise } from '../lib/capitalise.ts';
import { type Day, dayOf, dayOfMonth, shortMonthName } from '../lib/dates.ts';
import { eventEnd } from '../lib/event-end.ts';
import { handwrittenEnd, pickEnd } from '../lib/home-pick.ts';
import { eventPath, paths } from '../lib/paths.ts';
import { type EventTimes, timesOf } from './event-times.ts';

/** A row of the card 'Próximos Eventos'. */
export interface NextEvent {
  day: number;
  month: string;
  /** Not known where the editor wrote the day without its year. */
  date: Day | undefined;
  title: string;
  place: string;
  link: string;
  /** Whether to say that it is over: not while something else lies ahead. */
  saysOver: boolean;
}

type NextRow = NonNullable<HomeDocument['nextEvents']>[number];
/** Those that are still to be shown. What is pinned stays after its day. */
export function shownNextEvents(
  rows: readonly NextRow[],
  { pinned, now }: { pinned: boolean; now: Date },
): NextEvent[] {
  return rows.flatMap((row) => {
    const { event, until } = row;
    const found = typeof event === 'object' && event ? event : undefined;
    const endsAt = found ? eventEnd(found) : handwrittenEnd(row);
    const end = pickEnd(
      // Whoever may not see an event gets its number only.
      { until, isPublic: typeof event !== 'number', isOff: isOff(found), endsAt },
      now,
    );
    if (end !== undefined && !(pinned && end === 'over')) return [];
    return found ? nextEventOf({ ...found, ...timesOf(found) }) : fromHand(row);
  });
}

export const isOff = (event: Pick<EventDocument, 'situation'> | undefined): boolean =>
  event !== undefined && event.situation !== 'confirmado';

/** What is told of an event. */
export type Told = EventTimes & { title: string; place: string; slug?: string | null | undefined };

export function nextEventOf({ day, title, place, slug }: Told): NextEvent {
  const link = slug ? eventPath(slug) : paths.events;
  const month = capitalise(shortMonthName(day));
  return { day: dayOfMonth(day), month, date: day, title, place, link, saysOver: false };
}

function fromHand(row: NextRow): NextEvent {
  const { day, month, title, place } = row;
  const end = handwrittenEnd(row);
  return {
    day: day ?? 1,
    month: month ?? '',
    // The day that ends then.
    date: end && dayOf(new Date(end.getTime() - 1)),
    title: title ?? '',
    place: place ?? '',
    link: paths.events,
    saysOver: false,
  };
}
