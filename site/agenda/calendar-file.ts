import type { EventFacts } from '#content/calendar-events';
import { type CalendarEntry, calendarUid } from '../../lib/ics.ts';
import { mapPaged, type Paged } from '../../lib/paged.ts';
import { eventPath } from '../../lib/paths.ts';
import { calendarResponse } from '../machines/calendar-response.ts';
import { eventAddress } from '../ui/cards/event-address.ts';

interface CalendarFileOptions {
  name: string;
  file: string;
  /** The site's own address, 'https://…'. */
  origin: string;
  isLong?: boolean;
}

export function calendarFile(events: Paged<EventFacts>, options: CalendarFileOptions) {
  const entries = mapPaged(events, (event) => toCalendarEntry(event, options.origin));
  return calendarResponse({ ...options, entries });
}

function toCalendarEntry(event: EventFacts, origin: string): CalendarEntry {
  const { title, startsAt, endsAt, allDay, createdAt, changedAt, description, status } = event;
  return {
    uid: calendarUid('event', event),
    url: `${origin}${eventPath(event.slug)}`,
    location: eventAddress(event),
    ...{ title, startsAt, endsAt, allDay, createdAt, changedAt, description, status },
  };
}
