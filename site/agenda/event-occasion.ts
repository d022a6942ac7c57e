import type { Event } from '#content/events';
import { agesLabel, priceLabel } from '../../lib/audience.ts';
import { hourLabel } from '../../lib/clock-time.ts';
import { timeOf } from '../../lib/dates.ts';
import { dayAndMonth } from '../../lib/month.ts';
import { eventCategories } from '../../lib/vocabulary.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import type { Occasion } from '../paper/occasion-sheet.tsx';

/** An event as its sheet for the wall shows it. */
export function eventOccasion(event: Event): Occasion {
  const { day, lastDay, startsAt, endsAt, allDay } = event;
  const isOneDay = day === lastDay;
  return {
    over: isOneDay
      ? `${eventCategories[event.category]} · ${weekdayName(day)}`
      : eventCategories[event.category],
    title: event.title,
    when: isOneDay ? dayAndMonth(day) : `${dayAndMonth(day)} a ${dayAndMonth(lastDay)}`,
    hours: allDay
      ? 'O dia todo'
      : [startsAt, isOneDay ? endsAt : undefined]
          .flatMap((moment) => (moment ? hourLabel(timeOf(moment)) : []))
          .join('–'),
    place: event.place,
    town: event.municipality.name,
    facts: [
      agesLabel(event),
      event.price === undefined ? undefined : priceLabel(event.price),
      event.accessible ? 'Acessível' : undefined,
    ].filter((fact) => fact !== undefined),
    picture: event.picture,
  };
}
