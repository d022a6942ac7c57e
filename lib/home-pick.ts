import { dayFrom } from './dates.ts';
import { startOfDay } from './local-moment.ts';
import { shiftDay } from './month.ts';

/** What an editor chose for the home page, as far as it decides whether it is still shown. */
interface Pick {
  /** The moment until which the editor wants it. */
  until: string | null | undefined;
  /** False for what is not public, no longer or not yet. */
  isPublic: boolean;
  /** For an event that is cancelled or postponed. */
  isOff: boolean;
  /** When it is over, for what has an end. */
  endsAt: Date | undefined;
}

export type PickEnd = 'until' | 'withdrawn' | 'off' | 'over';

/** Why a pick is no longer shown; undefined while it is. */
export function pickEnd({ until, isPublic, isOff, endsAt }: Pick, now: Date): PickEnd | undefined {
  if (until && new Date(until) <= now) return 'until';
  if (!isPublic) return 'withdrawn';
  if (isOff) return 'off';
  return endsAt && endsAt <= now ? 'over' : undefined;
}

/** When the day is over that an editor wrote by hand; undefined without the year. */
export function handwrittenEnd(written: {
  day?: number | null;
  month?: string | null;
  year?: number | null;
}): Date | undefined {
  const { day, month, year } = written;
  const date = day && month && year ? dayFrom(year, month, day) : undefined;
  return date === undefined ? undefined : startOfDay(shiftDay(date, 1));
}
