import type { Event as Document } from '../cms/payload-types.ts';
import { type Day, dayOf, timeOf } from '../lib/dates.ts';
import { eventEnd, lastWholeDay } from '../lib/event-end.ts';
import { startOfDay } from '../lib/local-moment.ts';

export interface EventTimes {
  startsAt: Date;
  endsAt: Date | undefined;
  /** Whole days: it begins and ends at midnight. */
  allDay: boolean;
  day: Day;
  /** The same day, unless it lasts for several. */
  lastDay: Day;
  /** '14:00', or 'o dia todo' */
  time: string;
}

const dayMs = 86_400_000;

export function timesOf(document: Pick<Document, 'startsAt' | 'endsAt' | 'allDay'>): EventTimes {
  const startsAt = new Date(document.startsAt);
  const endsAt = document.endsAt ? new Date(document.endsAt) : undefined;
  const day = dayOf(startsAt);
  if (document.allDay) {
    return {
      startsAt: startOfDay(day),
      endsAt: eventEnd(document),
      ...{ allDay: true, day, lastDay: lastWholeDay(document), time: 'o dia todo' },
    };
  }
  const lastDay = dayOf(lastMoment(startsAt, endsAt));
  return { startsAt, endsAt, allDay: false, day, lastDay, time: timeOf(startsAt) };
}

/** An event that ends after midnight still counts as one day; only one longer than 24 hours has several. */
function lastMoment(startsAt: Date, endsAt = startsAt): Date {
  return endsAt.getTime() - startsAt.getTime() > dayMs ? new Date(endsAt.getTime() - 1) : startsAt;
}
