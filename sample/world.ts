import { dayOf, yearOf } from '../lib/dates.ts';
import type { SampleCollection } from '../lib/subjects.ts';
import { around } from './around.ts';
import { competitions } from './competitions.ts';
import { eventsAt } from './events.ts';
import { matches } from './matches.ts';
import { moment } from './moment.ts';
import { news } from './news.ts';
import { recordedBroadcasts } from './recorded-broadcasts.ts';
import { withServiceDates } from './service-dates.ts';
import { services } from './services.ts';
import { sessionRules } from './session-rules.ts';
import { signUps } from './sign-ups.ts';
import { subjectSamples } from './subjects.generated.ts';
import { upcomingBroadcastsOf } from './upcoming-broadcasts.ts';

/**
 * The whole sample as it is on a day: one world, whose dates follow from that day. What happened has happened,
 * what is announced lies ahead, and each part names the day that the others name.
 */
export function worldAt(now: Date) {
  const moved = around(now);
  const events = eventsAt(now);
  const hasEvent = new Set(events.map(({ slug }) => slug));
  const recorded = new Set(
    matches.flatMap(({ recording, competition }) => (recording ? [competition] : [])),
  );
  return {
    ...subjectSamples,
    events,
    news: news.map((one) => ({ ...one, date: moved(one.date) })),
    'upcoming-broadcasts': upcomingBroadcastsOf(events),
    'recorded-broadcasts': recordedBroadcasts.map((one) => ({ ...one, date: moved(one.date) })),
    // What was recorded was played on the day of its recording.
    matches: matches.map((match) =>
      recorded.has(match.competition) ? { ...match, startsAt: moved(match.startsAt) } : match,
    ),
    competitions: competitions.map(({ event, ...one }) => ({
      ...one,
      ...(event && hasEvent.has(event) ? { event } : {}),
      ...(recorded.has(one.slug) ? { from: moved(one.from), until: moved(one.until) } : {}),
    })),
    services: services.map((service) => withServiceDates(service, now, moved)),
    // Earlier months keep the events of the specification and nothing else.
    'session-rules': sessionRules.map((rule) => ({ ...rule, from: moment(dayOf(now), '12:00') })),
  } satisfies Record<SampleCollection, readonly object[]>;
}

/** With a day on which the data go. */
export function signUpsAt(now: Date) {
  const deleteOn = moment(`${yearOf(dayOf(now)) + 1}-12-31`, '12:00');
  return signUps.map((signUp) => ({ ...signUp, deleteOn }));
}
