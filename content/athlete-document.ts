import type { Athlete as Document } from '../cms/payload-types.ts';
import { playerDrawing } from '../lib/posters.ts';
import type { AthleteGroup } from '../lib/vocabulary.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface AthleteSummary {
  slug: string;
  name: string;
  sport: string;
  birthplace: string;
  group: AthleteGroup;
  headline: string;
  picture: Picture;
}

/** The fields that a summary is made of. */
export const athleteSummaryFields = {
  slug: true,
  name: true,
  sport: true,
  birthplace: true,
  group: true,
  headline: true,
  photo: true,
  poster: true,
} as const;

export function toAthleteSummary(
  document: Pick<Document, keyof typeof athleteSummaryFields>,
): AthleteSummary {
  const { name, sport, birthplace, group, headline } = document;
  return {
    slug: document.slug ?? '',
    name,
    sport,
    birthplace,
    group,
    headline,
    picture: toPicture(document, (poster) => playerDrawing(poster, sport)),
  };
}
