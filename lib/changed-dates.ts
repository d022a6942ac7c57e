import { type Day, longDate } from './dates.ts';
import type { ChangedDate } from './occasions.ts';
import { weekdayName } from './weekdays.ts';

/** A mail that lists every date of a year is not read. */
const mostLines = 20;

/** What is different in the single dates of a class, of today and later. */
export function dateLines(
  before: readonly ChangedDate[],
  after: readonly ChangedDate[],
  today: Day,
): string[] {
  const [was, is] = [byDay(before), byDay(after)];
  const days = [...new Set([...was.keys(), ...is.keys()])].sort();
  const lines = days.flatMap((day) => lineOf(day, was.get(day), is.get(day), today));
  const rest = lines.length - mostLines;
  return rest > 0 ? [...lines.slice(0, mostLines), `E mais ${rest}: veja no site.`] : lines;
}

const byDay = (dates: readonly ChangedDate[]) => new Map(dates.map((date) => [date.day, date]));

function lineOf(
  day: Day,
  was: ChangedDate | undefined,
  is: ChangedDate | undefined,
  today: Day,
): string[] {
  const last = [day, was?.newDay ?? '', is?.newDay ?? ''].sort().at(-1) ?? day;
  if (last < today || factsOf(was) === factsOf(is)) return [];
  return [`${dayName(day)}: ${is ? wordsOf(is) : undoneWords(was)}`];
}

/** Without the note: a corrected word is told to nobody. */
const factsOf = (date: ChangedDate | undefined) =>
  date && [date.kind, date.newDay, date.hours, date.place].join('|');

const dayName = (day: Day) => `${weekdayName(day)}, ${longDate(day)}`;

function wordsOf({ kind, newDay, hours, place, note }: ChangedDate): string {
  const details = [newDay && dayName(newDay), hours, place].filter(Boolean).join(', ');
  const why = note ? ` (${note})` : '';
  if (kind === 'cancelada') return `não acontece${why}.`;
  if (kind === 'extra') return `data a mais${details && `, ${details}`}${why}.`;
  return `muda${details && ` para ${details}`}${why}.`;
}

const undoneWords = (was: ChangedDate | undefined) =>
  was?.kind === 'extra' ? 'não há mais a data a mais.' : 'acontece como sempre.';
