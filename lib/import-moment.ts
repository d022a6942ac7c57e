import { type Day, parseDay } from './dates.ts';
import { instantAt } from './local-moment.ts';

interface TypedMoment {
  day: Day;
  /** 'HH:mm', where one was written. */
  time: string | undefined;
}

const written =
  /^(?:(?<iso>\d{4}-\d{2}-\d{2})|(?<date>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}))(?:[T ,]+(?:às )?(?<hour>\d{1,2})(?:[:h](?<minute>\d{2}))?h?(?::\d{2}(?:\.\d+)?)?)?$/i;

const two = (digits: string) => digits.padStart(2, '0');

/** '2025-05-10', '10/05/2025', '10/05/2025 8h30', '2025-05-10 08:00': on the clock of Amapá. */
function readTyped(text: string): TypedMoment | undefined {
  const { iso, date, month, year, hour, minute } = written.exec(text)?.groups ?? {};
  const day = parseDay(iso ?? `${year}-${two(month ?? '')}-${two(date ?? '')}`);
  if (!day) return undefined;
  if (hour === undefined) return { day, time: undefined };
  const isTime = Number(hour) < 24 && Number(minute ?? 0) < 60;
  return isTime ? { day, time: `${two(hour)}:${minute ?? '00'}` } : undefined;
}

/** Undefined for what is no moment. Without an hour it is a whole day, which begins at midnight. */
export function readMoment(text: string): { instant: Date; isWholeDay: boolean } | undefined {
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(
    text,
  );
  if (isInstant && parseDay(text.slice(0, 10))) {
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? undefined : { instant, isWholeDay: false };
  }
  const typed = readTyped(text.trim());
  if (!typed) return undefined;
  const instant = instantAt(typed.day, typed.time ?? '00:00');
  return { instant, isWholeDay: typed.time === undefined };
}
