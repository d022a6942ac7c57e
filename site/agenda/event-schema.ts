import type { SportsEvent } from 'schema-dts';
import type { Event } from '#content/events';
import { localMoment } from '../../lib/local-moment.ts';
import { eventPath, placePath } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';
import { eventStatusTypes } from '../machines/event-status.ts';
import { pictureOf, secretariat } from '../machines/structured-data.ts';

export function eventSchema(event: Event, origin: string): SportsEvent {
  const { title, description, place, venue, municipality, sport, status, price } = event;
  return {
    '@type': 'SportsEvent',
    name: title,
    description,
    url: `${origin}${eventPath(event.slug)}`,
    ...datesOf(event),
    eventStatus: eventStatusTypes[status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place,
      ...(venue ? { url: `${origin}${placePath(venue.slug)}` } : {}),
      ...(venue?.spot ? { geo: { '@type': 'GeoCoordinates', ...venue.spot } } : {}),
      address: {
        '@type': 'PostalAddress',
        streetAddress: venue?.address ?? place,
        addressLocality: municipality.name,
        addressRegion: 'AP',
        addressCountry: 'BR',
      },
    },
    organizer: secretariat(origin),
    image: pictureOf(event.picture, origin),
    ...(sport ? { sport: sports[sport] } : {}),
    ...(price === undefined
      ? {}
      : { isAccessibleForFree: price === 0, offers: offerOf(event, origin) }),
    ...agesOf(event),
    inLanguage: 'pt-BR',
  };
}

/** Whole days are dates without hours. */
function datesOf({ allDay, day, lastDay, startsAt, endsAt }: Event) {
  if (allDay) return { startDate: day, endDate: lastDay };
  return {
    startDate: localMoment(startsAt),
    ...(endsAt ? { endDate: localMoment(endsAt) } : {}),
  };
}

function offerOf({ price = 0, registration, slug }: Event, origin: string) {
  const page = registration ?? eventPath(slug);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'BRL',
    url: page.startsWith('/') ? origin + page : page,
  } as const;
}

/** '8-16', '60-', '-12': as schema.org writes ages. */
function agesOf({ minAge, maxAge }: Event) {
  if (minAge === undefined && maxAge === undefined) return {};
  return { typicalAgeRange: `${minAge ?? ''}-${maxAge ?? ''}` };
}
