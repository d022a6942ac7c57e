import type { FeedFacility } from '#content/feed-places';
import type { OpeningPeriod } from '../../lib/opening-hours.ts';
import { placePath } from '../../lib/paths.ts';
import { placeKinds } from '../../lib/vocabulary.ts';
import {
  accessibilityOf,
  activityOf,
  context,
  dayNames,
  idOf,
  imageOf,
  offersOf,
  organization,
  placeOf,
} from './parts.ts';

/** A place where one can practise, with its hours. */
export function facilityUse(facility: FeedFacility, origin: string) {
  const { id, name, kind, hours, phone, price, priceNote, gettingThere } = facility;
  const openingHours = facility.openingHours.map(openingHoursOf);
  return {
    '@context': context,
    '@type': 'FacilityUse',
    '@id': idOf('facility-uses', id, origin),
    identifier: id,
    name,
    description: `${placeKinds[kind]}. ${hours}.`,
    url: origin + placePath(facility.slug),
    provider: organization(origin),
    location: {
      ...placeOf(facility.where, origin),
      ...(phone ? { telephone: phone } : {}),
      ...(gettingThere ? { description: gettingThere } : {}),
      ...(openingHours.length > 0 ? { openingHoursSpecification: openingHours } : {}),
    },
    ...(openingHours.length > 0 ? { hoursAvailable: openingHours } : {}),
    ...activityOf(facility.sports),
    ...(price === undefined ? {} : offersOf(price, priceNote)),
    ...accessibilityOf(facility.accessible),
    ...imageOf(facility.picture, origin),
  };
}

/** '00:00' as an end is the end of the day. */
function openingHoursOf({ weekdays, opensAt, closesAt }: OpeningPeriod) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.map((weekday) => dayNames[weekday]),
    opens: opensAt,
    closes: closesAt === '00:00' ? '23:59' : closesAt,
  };
}
