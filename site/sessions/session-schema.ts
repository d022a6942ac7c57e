import type { SportsEvent } from 'schema-dts';
import type { Session } from '#content/sessions';
import { localMoment } from '../../lib/local-moment.ts';
import { sessionPath } from '../../lib/paths.ts';
import { takesPlace } from '../../lib/session-rule.ts';
import { sports } from '../../lib/vocabulary.ts';
import { pictureOf, secretariat } from '../machines/structured-data.ts';
import { seriesText } from '../ui/cards/session-words.ts';

export function sessionSchema(session: Session, origin: string): SportsEvent {
  const { rule, originalDay, startsAt, endsAt, place } = session;
  const [sport] = rule.sports;
  return {
    '@type': 'SportsEvent',
    name: rule.name,
    description: seriesText(rule),
    url: `${origin}${sessionPath(rule.program.slug, rule.slug, originalDay)}`,
    startDate: localMoment(startsAt),
    endDate: localMoment(endsAt),
    eventStatus: takesPlace(session)
      ? 'https://schema.org/EventScheduled'
      : 'https://schema.org/EventCancelled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: place.address ?? place.name,
        ...(rule.municipality ? { addressLocality: rule.municipality.name } : {}),
        addressRegion: 'AP',
        addressCountry: 'BR',
      },
    },
    ...(rule.price === 0 ? { isAccessibleForFree: true } : {}),
    organizer: secretariat(origin),
    image: pictureOf(rule.picture, origin),
    ...(sport ? { sport: sports[sport] } : {}),
    inLanguage: 'pt-BR',
  };
}
