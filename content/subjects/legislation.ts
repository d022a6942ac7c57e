import { paths } from '../../lib/paths.ts';
import { legislationKinds } from '../../lib/vocabulary.ts';
import { type Findable, toFindable } from '../findable.ts';
import { type Law, listLegislation } from '../legislation.ts';
import type { SubjectContent } from '../subject.ts';

export const subject: SubjectContent = {
  listFindables: async () => (await listLegislation()).map(toHit),
};

function toHit({ title, kind, number, year, summary }: Law): Findable {
  const facts = `${legislationKinds[kind]} nº ${number} de ${year}`;
  return toFindable({
    kind: 'legislation',
    address: `${paths.legislation}?aba=legislacao&tipo=${kind}&ano=${year}#legislacao`,
    title,
    summary,
    keywords: `${facts} norma`,
    facts,
  });
}
