import type { PersonLeaf } from 'schema-dts';
import type { Athlete } from '#content/athletes';
import { athletePath } from '../../lib/paths.ts';
import { pictureOf } from '../machines/structured-data.ts';

/** Only what the page says: never an age or a birth date. */
export function athleteSchema(athlete: Athlete, origin: string): PersonLeaf {
  const { name, sport, birthplace, headline, achievements } = athlete;
  const url = `${origin}${athletePath(athlete.slug)}`;
  return {
    '@type': 'Person',
    name,
    description: `${sport}. ${headline}`,
    url,
    mainEntityOfPage: url,
    image: pictureOf(athlete.picture, origin),
    birthPlace: { '@type': 'Place', name: birthplace },
    knowsAbout: sport,
    award: achievements.map(({ year, text }) => (year === undefined ? text : `${text} (${year})`)),
  };
}
