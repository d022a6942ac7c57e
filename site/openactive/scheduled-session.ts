import type { FeedSession } from '#content/feed-sessions';
import { localMoment } from '../../lib/local-moment.ts';
import { openActiveSessionPath, sessionPath } from '../../lib/paths.ts';
import { context, durationOf, idOf, placeOf, startText } from './parts.ts';

const statuses: Record<FeedSession['state'], string> = {
  on: 'https://schema.org/EventScheduled',
  added: 'https://schema.org/EventScheduled',
  moved: 'https://schema.org/EventRescheduled',
  cancelled: 'https://schema.org/EventCancelled',
  holiday: 'https://schema.org/EventCancelled',
};

/** A single date that differs from its rule; all else is that of the rule. */
export function scheduledSession(session: FeedSession, origin: string) {
  const { rule, where, state, note, startsAt, endsAt, originalDay, originalStart } = session;
  if (rule.price === undefined) return undefined;
  return {
    '@context': context,
    '@type': 'ScheduledSession',
    '@id': origin + openActiveSessionPath(rule.id, startText(originalStart)),
    superEvent: idOf('session-series', rule.id, origin),
    url: origin + sessionPath(rule.program.slug, rule.slug, originalDay),
    startDate: localMoment(startsAt),
    endDate: localMoment(endsAt),
    duration: durationOf(startsAt, endsAt),
    eventStatus: statuses[state],
    location: placeOf(where, origin),
    ...(note ? { schedulingNote: note } : {}),
  };
}
