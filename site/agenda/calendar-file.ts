import type { Event } from '#content/events';
import { type CalendarEntry, toCalendarText } from '../../lib/ics.ts';
import { pageLife } from '../layout/page-life.ts';

const name = 'Agenda de Eventos do Amapá';
/** Part of every UID. It is a name, not an address: it must outlive any address the site may have. */
const uidDomain = 'portal-esporte-lazer-amapa';

/** The answer that a browser saves and a calendar program subscribes to. */
export function calendarFile(events: Event[], file: string, origin: string): Response {
  const entries = events.map((event) => toCalendarEntry(event, origin));
  return new Response(toCalendarText({ name, entries }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}.ics"`,
      'Cache-Control': pageLife.minute,
    },
  });
}

function toCalendarEntry(event: Event, origin: string): CalendarEntry {
  const { title, startsAt, endsAt, createdAt, changedAt, description, status } = event;
  return {
    uid: `evento-${event.id}@${uidDomain}`,
    url: `${origin}/agenda/${event.slug}`,
    location: `${event.place}, ${event.municipality.name} - AP`,
    ...{ title, startsAt, endsAt, createdAt, changedAt, description, status },
  };
}
