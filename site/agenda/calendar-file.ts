import type { Event } from '#content/events';
import { type CalendarEntry, calendarUid } from '../../lib/ics.ts';
import { calendarResponse } from '../layout/calendar-response.ts';
import { eventAddress } from '../ui/event-address.ts';

export function calendarFile(events: Event[], file: string, origin: string): Response {
  const entries = events.map((event) => toCalendarEntry(event, origin));
  return calendarResponse({ name: 'Agenda de Eventos do Amapá', file, entries });
}

function toCalendarEntry(event: Event, origin: string): CalendarEntry {
  const { title, startsAt, endsAt, createdAt, changedAt, description, status } = event;
  return {
    uid: calendarUid('evento', event.id),
    url: `${origin}/agenda/${event.slug}`,
    location: eventAddress(event),
    ...{ title, startsAt, endsAt, createdAt, changedAt, description, status },
  };
}
