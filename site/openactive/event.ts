import type { FeedEvent } from '#content/feed-events';
import { localMoment } from '../../lib/local-moment.ts';
import { eventPath, programPath } from '../../lib/paths.ts';
import { eventStatusTypes } from '../machines/event-status.ts';
import {
  accessibilityOf,
  activityOf,
  ageRangeOf,
  context,
  durationOf,
  idOf,
  imageOf,
  offersOf,
  organization,
  placeOf,
} from './parts.ts';

/** An event of the agenda. Without a price the standard takes none. */
export function event(found: FeedEvent, origin: string) {
  const { id, title, price, startsAt, endsAt, program } = found;
  if (price === undefined) return undefined;
  return {
    '@context': context,
    '@type': 'Event',
    '@id': idOf('events', id, origin),
    identifier: id,
    name: title,
    description: found.description,
    url: origin + eventPath(found.slug),
    startDate: localMoment(startsAt),
    ...(endsAt ? { endDate: localMoment(endsAt), duration: durationOf(startsAt, endsAt) } : {}),
    eventStatus: eventStatusTypes[found.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: organization(origin),
    location: placeOf(found.where, origin),
    ...activityOf(found.sports),
    ...offersOf(price),
    isAccessibleForFree: price === 0,
    ...ageRangeOf(found),
    ...accessibilityOf(found.accessible),
    ...imageOf(found.picture, origin),
    ...(program
      ? {
          programme: {
            '@type': 'Brand',
            name: program.title,
            url: origin + programPath(program.slug),
          },
        }
      : {}),
  };
}
