import type { AthleteSummary } from '#content/athletes';
import type { RecordedBroadcast } from '#content/broadcasts';
import type { NewsSummary } from '#content/news';
import type { ProgramSummary } from '#content/program-summaries';
import { longDate } from '../../../lib/dates.ts';
import { articlePath, athletePath, broadcastPath, programPath } from '../../../lib/paths.ts';
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

export const newsRow = ({ slug, title, day, picture }: NewsSummary): PictureRow => ({
  href: articlePath(slug),
  title,
  words: longDate(day),
  picture,
});
