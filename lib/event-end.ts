import { type Day, dayOf } from './dates.ts';
import { startOfDay } from './local-moment.ts';
import { shiftDay } from './month.ts';

interface Stored {
  startsAt: string;
  endsAt?: string | null | undefined;
  allDay?: boolean | null | undefined;
}

/** The last of the whole days that an event takes. */
export function lastWholeDay({ startsAt, endsAt }: Stored): Day {
  return dayOf(new Date(endsAt && endsAt > startsAt ? endsAt : startsAt));
}

/** When an event is over: one without an end when it begins, as the agenda counts it. */
export function eventEnd({ startsAt, endsAt, allDay }: Stored): Date {
  if (allDay) return startOfDay(shiftDay(lastWholeDay({ startsAt, endsAt }), 1));
  return new Date(endsAt ?? startsAt);
}
