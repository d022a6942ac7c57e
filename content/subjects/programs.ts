import { programPath } from '../../lib/paths.ts';
import { programCategories, sportDimensions } from '../../lib/vocabulary.ts';
import { type Findable, toFindable } from '../findable.ts';
import { listPrograms, type Program } from '../programs.ts';
import { linkTo, type SubjectContent } from '../subject.ts';
import { programsData } from './programs-data.ts';

export const subject: SubjectContent = {
  listFindables: async () => (await listPrograms()).map(toHit),
  listMapLinks: async () => (await listPrograms()).map(linkTo('programs')),
  dataSets: [programsData],
};

function toHit(program: Program): Findable {
  return toFindable({
    kind: 'programs',
    address: programPath(program.slug),
    title: program.title,
    summary: program.summary,
    body: [...program.description, ...program.requirements].join(' '),
    keywords: `${programCategories[program.category]} ${sportDimensions[program.dimension]}`,
    facts: `${program.schedule} · ${program.location}`,
  });
}
