import { paragraphsOf } from '../../lib/paragraphs.ts';
import { servicePath } from '../../lib/paths.ts';
import { serviceGroups, sports } from '../../lib/vocabulary.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { openPayload } from '../payload.ts';
import { listServices } from '../services.ts';
import { linkTo, type SubjectContent } from '../subject.ts';
import { servicesData } from './services-data.ts';

export const subject: SubjectContent = {
  findables: [
    {
      collection: 'services',
      naming: { programs: 'program', events: 'event' },
      readFindables,
    },
  ],
  listMapLinks: async () => (await listServices()).map(linkTo('services')),
  dataSets: [servicesData],
};

async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'services',
    select: {
      ...{ slug: true, title: true, summary: true, description: true, group: true, whoCan: true },
      ...{ needs: true, unit: true, sport: true, program: true, event: true, order: true },
    },
    populate: { programs: { title: true }, events: { title: true } },
    ...withNumbers(ids),
  });
  return docs.map((service) =>
    toFindable({
      id: service.id,
      kind: 'services',
      address: servicePath(service.slug ?? ''),
      title: service.title,
      summary: service.summary,
      body: [
        ...paragraphsOf(service.description),
        ...service.whoCan,
        ...(service.needs ?? []).map(({ item }) => item),
      ].join(' '),
      keywords: [
        serviceGroups[service.group],
        service.sport ? sports[service.sport] : '',
        nameOf(service.program),
        nameOf(service.event),
      ].join(' '),
      facts: service.unit,
      order: service.order,
    }),
  );
}

const nameOf = (relation: number | null | undefined | { title?: string }): string =>
  typeof relation === 'object' ? (relation?.title ?? '') : '';
