import { type CalendarEntry, calendarEntries, calendarFrame } from '../../lib/ics.ts';
import type { Paged } from '../../lib/paged.ts';
import { fileResponse } from './file-response.ts';

interface CalendarResponse {
  /** How a calendar program calls it. */
  name: string;
  /** How a browser saves it, without its ending. */
  file: string;
  entries: Paged<CalendarEntry>;
  isLong?: boolean;
}

/** The answer that a browser saves and a calendar program subscribes to. */
export function calendarResponse({ name, file, entries, isLong = false }: CalendarResponse) {
  return fileResponse({
    parts: partsOf(name, entries),
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}.ics"`,
    },
    isLong,
  });
}

async function* partsOf(name: string, { pages }: Paged<CalendarEntry>): AsyncGenerator<string> {
  const { head, tail } = calendarFrame(name);
  yield head;
  for await (const entries of pages()) yield calendarEntries(entries);
  yield tail;
}
