import { paragraphsOf } from '../../lib/paragraphs.ts';
import { athletePath } from '../../lib/paths.ts';
import { athleteGroups } from '../../lib/vocabulary.ts';
import { listAthletes } from '../athletes.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { openPayload } from '../payload.ts';
import { linkTo, type SubjectContent } from '../subject.ts';
import { athletesData } from './athletes-data.ts';

export const subject: SubjectContent = {
  findables: [{ collection: 'athletes', readFindables }],
  listMapLinks: async () => (await listAthletes()).map(linkTo('athletes')),
  dataSets: [athletesData],
};

async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'athletes',
    select: {
      ...{ slug: true, name: true, headline: true, biography: true, achievements: true },
      ...{ sport: true, birthplace: true, group: true, order: true },
    },
    ...withNumbers(ids),
  });
  return docs.map(({ id, sport, birthplace, group, ...athlete }) => {
    const achievements = (athlete.achievements ?? []).map(({ text }) => text);
    return toFindable({
      id,
      kind: 'athletes',
      address: athletePath(athlete.slug ?? ''),
      title: athlete.name,
      summary: athlete.headline,
      body: [...paragraphsOf(athlete.biography ?? ''), ...achievements].join(' '),
      keywords: `${sport} ${birthplace} ${athleteGroups[group]}`,
      facts: `${sport} · ${birthplace}`,
      order: athlete.order,
    });
  });
}
