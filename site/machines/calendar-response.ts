import { type CalendarEntry, toCalendarText } from '../../lib/ics.ts';
import { pageLife } from './page-life.ts';

interface CalendarResponse {
  /** How a calendar program calls it. */
  name: string;
  /** How a browser saves it, without its ending. */
  file: string;
  entries: CalendarEntry[];
}

/** The answer that a browser saves and a calendar program subscribes to. */
export function calendarResponse({ name, file, entries }: CalendarResponse): Response {
  return new Response(toCalendarText({ name, entries }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}.ics"`,
      'Cache-Control': pageLife.minute,
    },
  });
}
