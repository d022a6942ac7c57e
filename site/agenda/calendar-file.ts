import type { Event } from '#content/events';
import { type CalendarEntry, calendarUid } from '../../lib/ics.ts';
import { eventPath } from '../../lib/paths.ts';
import { calendarResponse } from '../machines/calendar-response.ts';
import { eventAddress } from '../ui/cards/event-address.ts';

interface CalendarFileOptions {
  name: string;
  file: string;
  /** The site's own address, 'https://…'. */
  origin: string;
}

export function calendarFile(events: Event[], { name, file, origin }: CalendarFileOptions) {
  const entries = events.map((event) => toCalendarEntry(event, origin));
  return calendarResponse({ name, file, entries });
}

function toCalendarEntry(event: Event, origin: string): CalendarEntry {
  const { title, startsAt, endsAt, createdAt, changedAt, description, status } = event;
  return {
    uid: calendarUid('event', event),
    url: `${origin}${eventPath(event.slug)}`,
    location: eventAddress(event),
    ...{ title, startsAt, endsAt, createdAt, changedAt, description, status },
  };
}
