import { athletePath } from '../../lib/paths.ts';
import { athleteGroups } from '../../lib/vocabulary.ts';
import { type Athlete, listAthletes } from '../athletes.ts';
import { type Findable, toFindable } from '../findable.ts';
import { linkTo, type SubjectContent } from '../subject.ts';
import { athletesData } from './athletes-data.ts';

export const subject: SubjectContent = {
  listFindables: async () => (await listAthletes()).map(toHit),
  listMapLinks: async () => (await listAthletes()).map(linkTo('athletes')),
  dataSets: [athletesData],
};

function toHit(athlete: Athlete): Findable {
  return toFindable({
    kind: 'athletes',
    address: athletePath(athlete.slug),
    title: athlete.name,
    summary: athlete.headline,
    body: [...athlete.biography, ...athlete.achievements.map(({ text }) => text)].join(' '),
    keywords: `${athlete.sport} ${athlete.birthplace} ${athleteGroups[athlete.group]}`,
    facts: `${athlete.sport} · ${athlete.birthplace}`,
  });
}
