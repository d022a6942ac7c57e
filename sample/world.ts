import { dayOf, yearOf } from '../lib/dates.ts';
import type { SampleCollection } from '../lib/subjects.ts';
import { around } from './around.ts';
import { athletes } from './athletes.ts';
import { competitions } from './competitions.ts';
import { eventsAt } from './events.ts';
import { matches } from './matches.ts';
import { moment } from './moment.ts';
import { news } from './news.ts';
import { recordedBroadcasts } from './recorded-broadcasts.ts';
import { withServiceDates } from './service-dates.ts';
import { services } from './services.ts';
import { sessionRules } from './session-rules.ts';
import type { SampleAthlete } from './shapes.ts';
import { signUps } from './sign-ups.ts';
import { stateRecordsOf } from './state-records.ts';
import { subjectSamples } from './subjects.generated.ts';
import { transparencyAt } from './transparency-at.ts';
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
      ...(recorded.has(one.slug)
        ? { from: moved(one.from), until: moved(one.until ?? one.from) }
        : {}),
    })),
    athletes: athletes.map((athlete) =>
      withYears(athlete, yearOf(dayOf(new Date(moved(storyOf(athlete.name).date))))),
    ),
    'state-records': stateRecordsOf(events),
    'transparency-records': transparencyAt(now),
    services: services.map((service) => withServiceDates(service, now, moved)),
    // Earlier months keep the events of the specification and nothing else.
    'session-rules': sessionRules.map((rule) => ({ ...rule, from: moment(dayOf(now), '12:00') })),
  } satisfies Record<SampleCollection, readonly object[]>;
}

/** The story that tells what an athlete did this year; the newest where none is about them alone. */
const storyOf = (name: string) =>
  news.find(({ title }) => title.includes(name)) ?? (news[0] as (typeof news)[number]);

/** What somebody achieved in the year for which the sample is written is of the year of its story. */
function withYears(athlete: SampleAthlete, year: number): SampleAthlete {
  const { achievements } = athlete;
  return {
    ...athlete,
    achievements: (achievements ?? []).map((one) => (one.year === 2025 ? { ...one, year } : one)),
  };
}

/** With a day on which the data go. */
export function signUpsAt(now: Date) {
  const deleteOn = moment(`${yearOf(dayOf(now)) + 1}-12-31`, '12:00');
  return signUps.map((signUp) => ({ ...signUp, deleteOn }));
}
