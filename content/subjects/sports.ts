import { sportPath } from '../../lib/paths.ts';
import { sportGuides } from '../../lib/sport-guides.ts';
import { sportSlugs } from '../../lib/sport-names.ts';
import { sports } from '../../lib/vocabulary.ts';
import { toFindable } from '../findable.ts';
import type { SubjectContent } from '../subject.ts';

export const subject: SubjectContent = {
  findables: [
    {
      name: 'sports',
      readAll: async () =>
        sportSlugs.map((sport) =>
          toFindable({
            id: sport,
            kind: 'sports',
            address: sportPath(sport),
            title: sports[sport],
            summary: sportGuides[sport].summary,
            body: sportGuides[sport].rules,
            keywords: `${sportGuides[sport].names.join(' ')} modalidade regras onde praticar`,
          }),
        ),
    },
  ],
  listMapLinks: async () =>
    sportSlugs.map((sport) => ({ name: sports[sport], path: sportPath(sport) })),
};
