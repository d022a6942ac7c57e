import { paragraphsOf } from '../../lib/paragraphs.ts';
import { programPath } from '../../lib/paths.ts';
import { programCategories, sportDimensions } from '../../lib/vocabulary.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { openPayload } from '../payload.ts';
import { listPrograms } from '../programs.ts';
import { linkTo, type SubjectContent } from '../subject.ts';
import { programsData } from './programs-data.ts';

export const subject: SubjectContent = {
  findables: [{ collection: 'programs', readFindables }],
  listMapLinks: async () => (await listPrograms()).map(linkTo('programs')),
  dataSets: [programsData],
};

async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'programs',
    select: {
      ...{ slug: true, title: true, summary: true, description: true, requirements: true },
      ...{ category: true, dimension: true, schedule: true, location: true, order: true },
    },
    ...withNumbers(ids),
  });
  return docs.map((program) =>
    toFindable({
      id: program.id,
      kind: 'programs',
      address: programPath(program.slug ?? ''),
      title: program.title,
      summary: program.summary,
      body: [...paragraphsOf(program.description), ...(program.requirements ?? [])].join(' '),
      keywords: `${programCategories[program.category]} ${sportDimensions[program.dimension]}`,
      facts: `${program.schedule} · ${program.location}`,
      order: program.order,
    }),
  );
}
