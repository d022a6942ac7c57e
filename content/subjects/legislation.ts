import { paths } from '../../lib/paths.ts';
import { legislationKinds } from '../../lib/vocabulary.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { openPayload } from '../payload.ts';
import type { SubjectContent } from '../subject.ts';

export const subject: SubjectContent = {
  findables: [{ collection: 'legislation', readFindables }],
};

async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'legislation',
    select: { title: true, kind: true, number: true, year: true, summary: true },
    ...withNumbers(ids),
  });
  return docs.map(({ id, title, kind, number, year, summary }) => {
    const facts = `${legislationKinds[kind]} nº ${number} de ${year}`;
    return toFindable({
      id,
      kind: 'legislation',
      address: `${paths.legislation}?aba=legislacao&tipo=${kind}&ano=${year}#legislacao`,
      title,
      summary,
      keywords: `${facts} norma`,
      facts,
      order: -year,
    });
  });
}
