import { latitudeText } from '../../lib/latitude.ts';
import { townPath } from '../../lib/paths.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { listMunicipalities } from '../municipalities.ts';
import { openPayload } from '../payload.ts';
import { linkTo, type SubjectContent } from '../subject.ts';

export const subject: SubjectContent = {
  findables: [{ collection: 'municipalities', readFindables }],
  listMapLinks: async () => (await listMunicipalities()).map(linkTo('municipalities')),
};

async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'municipalities',
    select: { name: true, slug: true, latitude: true },
    ...withNumbers(ids),
  });
  return docs.map(({ id, name, slug, latitude }) =>
    toFindable({
      id,
      kind: 'municipalities',
      address: townPath(slug ?? ''),
      title: name,
      summary: `O que há em ${name}: próximos eventos, lugares para praticar, atletas e calendário.`,
      keywords: 'município cidade',
      facts: latitudeText(latitude),
    }),
  );
}
