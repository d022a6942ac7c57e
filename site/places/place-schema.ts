import type { SportsActivityLocation } from 'schema-dts';
import type { Municipality } from '#content/municipalities';
import type { Place } from '#content/places';
import { priceLabel } from '../../lib/audience.ts';
import type { OpeningPeriod } from '../../lib/opening-hours.ts';
import { placePath } from '../../lib/paths.ts';
import { daysOfWeek } from '../machines/days-of-week.ts';
import { pictureOf } from '../machines/structured-data.ts';

export function placeSchema(
  place: Place,
  town: Municipality,
  origin: string,
): Exclude<SportsActivityLocation, string> {
  const { name, slug, address, phone, price, spot, openingHours, picture } = place;
  return {
    '@type': 'SportsActivityLocation',
    name,
    url: `${origin}${placePath(slug)}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: town.name,
      addressRegion: 'AP',
      addressCountry: 'BR',
    },
    // That of the town would put the place where it is not.
    ...(spot ? { geo: { '@type': 'GeoCoordinates', ...spot } } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(price === undefined
      ? {}
      : { isAccessibleForFree: price === 0, priceRange: priceLabel(price) }),
    ...(openingHours.length > 0
      ? { openingHoursSpecification: openingHours.map(toSpecification) }
      : {}),
    image: pictureOf(picture, origin),
  };
}

function toSpecification({ weekdays, opensAt, closesAt }: OpeningPeriod) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.map((weekday) => daysOfWeek[weekday]),
    opens: opensAt,
    // As search engines want midnight said.
    closes: closesAt === '00:00' ? '23:59' : closesAt,
  } as const;
}
