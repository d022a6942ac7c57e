import type { Event } from '#content/events';
import { audienceFacts } from '../../lib/audience.ts';
import { hourLabel } from '../../lib/clock-time.ts';
import { timeOf } from '../../lib/dates.ts';
import { dayAndMonth } from '../../lib/month.ts';
import { eventCategories, eventStatuses, sports } from '../../lib/vocabulary.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import type { Occasion } from '../paper/occasion-sheet.tsx';

/** An event as its sheet and its picture show it. */
export function eventOccasion(event: Event): Occasion {
  const { day, lastDay, sport, status } = event;
  const isOneDay = day === lastDay;
  return {
    over: [
      // It may hang on a wall or be sent on after the event was called off.
      status === 'confirmado' ? undefined : eventStatuses[status],
      eventCategories[event.category],
      sport && sports[sport],
      isOneDay ? weekdayName(day) : undefined,
    ]
      .filter(Boolean)
      .join(' · '),
    title: event.title,
    when: isOneDay ? dayAndMonth(day) : `${dayAndMonth(day)} a ${dayAndMonth(lastDay)}`,
    hours: hoursOf(event, isOneDay),
    place: event.place,
    town: event.municipality.name,
    facts: audienceFacts(event),
    picture: event.picture,
  };
}

function hoursOf({ startsAt, endsAt, allDay }: Event, isOneDay: boolean): string {
  if (allDay) return 'O dia todo';
  return [startsAt, isOneDay ? endsAt : undefined]
    .flatMap((moment) => (moment ? hourLabel(timeOf(moment)) : []))
    .join('–');
}
