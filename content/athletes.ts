import type { Athlete as Document } from '../cms/payload-types.ts';
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

export function toAthleteSummary(document: Document): AthleteSummary {
  const { name, sport, birthplace, group, headline } = document;
  return {
    slug: document.slug ?? '',
    name,
    sport,
    birthplace,
    group,
    headline,
    picture: toPicture(document),
  };
}
