import { eventsAt } from '../../sample/events.ts';

const now = new Date('2025-05-12T09:00:00-03:00');
const [ahead, over] = [
  eventsAt(now).filter(({ endsAt, startsAt }) => new Date(endsAt ?? startsAt) >= now),
  eventsAt(now).filter(({ endsAt, startsAt }) => new Date(endsAt ?? startsAt) < now),
];

/** As the content system orders them: by their moment, then by their title, letter by letter. */
const byMoment = (one: (typeof ahead)[number], other: (typeof ahead)[number]) =>
  one.startsAt.localeCompare(other.startsAt) || (one.title < other.title ? -1 : 1);

/** The sample's events as they stand on 12 May: what comes next first, then what is over, newest first. */
export const allEvents = [...ahead.sort(byMoment), ...over.sort(byMoment).reverse()].map(
  ({ title }) => title,
);

/** The first page of the list, which is as long as a phone can bear. */
export const firstPage = allEvents.slice(0, 30);
