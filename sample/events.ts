import { shiftDay } from '../lib/month.ts';
import { slugify } from '../lib/slug.ts';
import {
  type AnEvent,
  daysInTurn,
  firstSunday,
  type MovedEvent,
  movedTimes,
  type WrittenEvent,
  writtenTimes,
  type YearlyEvent,
  yearlyTimes,
} from './event-dates.ts';
import { eventsAhead } from './events-ahead.ts';
import { eventsBehind, movedEvents } from './events-behind.ts';
import { eventsOfMay2025 } from './events-may-2025.ts';
import { eventsYearly } from './events-yearly.ts';
import { places } from './places.ts';

/** The specification's six, which stay where they are. */
export const events = eventsOfMay2025;

/** The whole agenda of the sample for a moment, in the order of its days. */
export function eventsAt(now: Date): AnEvent[] {
  const sunday = firstSunday(now);
  const inTurn = (written: readonly WrittenEvent[], from: string, step: 1 | -1) => {
    const days = daysInTurn(
      written.map(({ when }) => when.on),
      from,
      step,
    );
    return written.map((one, index) => toEvent(one, writtenTimes(one, days[index] ?? from)));
  };
  return [
    ...eventsOfMay2025,
    ...inTurn(eventsBehind, shiftDay(sunday, -1), -1),
    ...inTurn(eventsAhead, sunday, 1),
    ...movedEvents.flatMap((one) => {
      const times = movedTimes(one, now);
      return times ? [toEvent(one, times)] : [];
    }),
    ...eventsYearly.map((one) => toEvent(one, yearlyTimes(one, now))),
  ].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

function toEvent(
  { when: _, ...told }: WrittenEvent | MovedEvent | YearlyEvent,
  times: Pick<AnEvent, 'startsAt' | 'endsAt'>,
): AnEvent {
  return { price: 0, ...told, ...whereIs(told), ...times, slug: slugify(told.title) };
}

function whereIs(told: {
  venue?: string;
  place?: string;
  municipality?: AnEvent['municipality'];
  accessible?: AnEvent['accessible'];
}): Pick<AnEvent, 'place' | 'municipality' | 'accessible'> {
  const venue = places.find(({ slug }) => slug === told.venue);
  const { name: place, municipality, accessible } = venue ?? { ...told, name: told.place };
  if (!place || !municipality) throw new Error(`The sample has no place '${told.venue}'.`);
  return { place, municipality, accessible: accessible ?? false };
}
