import type { AthleteSummary } from '#content/athletes';
import type { RecordedBroadcast, UpcomingBroadcast } from '#content/broadcasts';
import type { NewsSummary } from '#content/news';
import type { ProgramSummary } from '#content/program-summaries';
import type { PicturedEvent, PicturedService } from '#content/rich-text-card';
import { longDate } from '../../../lib/dates.ts';
import {
  articlePath,
  athletePath,
  broadcastPath,
  eventPath,
  programPath,
  servicePath,
} from '../../../lib/paths.ts';
import { serviceState, stateWords } from '../../../lib/service-state.ts';
import { eventStanding } from './event-standing.ts';
import type { PictureRow } from './picture-rows.tsx';

export const programRow = ({ slug, title, schedule, picture }: ProgramSummary): PictureRow => ({
  href: programPath(slug),
  title,
  words: schedule,
  picture,
});

export const athleteRow = (athlete: AthleteSummary): PictureRow => ({
  href: athletePath(athlete.slug),
  title: athlete.name,
  words: `${athlete.sport}. ${athlete.headline}`,
  picture: athlete.picture,
});

export const recordingRow = ({ slug, title, day, duration, picture }: RecordedBroadcast) => ({
  href: broadcastPath(slug),
  title,
  words: [longDate(day), duration].filter(Boolean).join(', '),
  picture,
});

export const upcomingRow = ({ slug, title, day, time, picture }: UpcomingBroadcast) => ({
  href: broadcastPath(slug),
  title,
  words: `${longDate(day)}, às ${time}`,
  picture,
});

export const newsRow = ({ slug, title, day, picture }: NewsSummary): PictureRow => ({
  href: articlePath(slug),
  title,
  words: longDate(day),
  picture,
});

export const eventRow = (event: PicturedEvent, now: Date): PictureRow => ({
  href: eventPath(event.slug),
  title: event.title,
  words: [
    eventStanding(event, now),
    longDate(event.day),
    event.time,
    `${event.place}, ${event.municipality.name}`,
  ]
    .filter(Boolean)
    .join(', '),
  picture: event.picture,
});

export const serviceRow = (service: PicturedService, now: Date): PictureRow => ({
  href: servicePath(service.slug),
  title: service.title,
  words: `${stateWords(serviceState(service, now), now)}. ${service.summary}`,
  picture: service.picture,
});
