import type { EventStatusType, SportsEvent } from 'schema-dts';
import type { Event } from '#content/events';
import { localMoment } from '../../lib/local-moment.ts';
import { eventPath } from '../../lib/paths.ts';
import { type EventStatus, sports } from '../../lib/vocabulary.ts';
import { pictureOf, secretariat } from '../machines/structured-data.ts';

const statuses: Record<EventStatus, EventStatusType> = {
  confirmado: 'https://schema.org/EventScheduled',
  adiado: 'https://schema.org/EventPostponed',
  cancelado: 'https://schema.org/EventCancelled',
};

export function eventSchema(event: Event, origin: string): SportsEvent {
  const { title, description, startsAt, endsAt, place, municipality, sport, status } = event;
  return {
    '@type': 'SportsEvent',
    name: title,
    description,
    url: `${origin}${eventPath(event.slug)}`,
    startDate: localMoment(startsAt),
    ...(endsAt ? { endDate: localMoment(endsAt) } : {}),
    eventStatus: statuses[status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place,
      address: {
        '@type': 'PostalAddress',
        streetAddress: place,
        addressLocality: municipality.name,
        addressRegion: 'AP',
        addressCountry: 'BR',
      },
    },
    organizer: secretariat(origin),
    image: pictureOf(event.picture, origin),
    ...(sport ? { sport: sports[sport] } : {}),
    inLanguage: 'pt-BR',
  };
}
