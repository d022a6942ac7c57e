import type { Event as Document } from '../../cms/payload-types.ts';
import { longDate } from '../../lib/dates.ts';
import { eventPath } from '../../lib/paths.ts';
import { eventCategories } from '../../lib/vocabulary.ts';
import { toEvent } from '../event-document.ts';
import { listEventsAfter } from '../events.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { openPayload } from '../payload.ts';
import { withoutPhotos } from '../pictures.ts';
import { linksOnMap, linkTo, type SubjectContent } from '../subject.ts';
import { agendaData } from './events-data.ts';

export const subject: SubjectContent = {
  findables: [
    {
      collection: 'events',
      naming: { municipalities: 'municipality', programs: 'program' },
      readFindables,
    },
  ],
  listMapLinks: async (now) => (await listEventsAfter(now, linksOnMap)).map(linkTo('events')),
  dataSets: [agendaData],
};

async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'events',
    select: withoutPhotos,
    populate: { municipalities: { name: true, slug: true }, programs: { title: true, slug: true } },
    ...withNumbers(ids),
  });
  return docs.map(toHit);
}

function toHit(document: Omit<Document, 'photos'>): Findable {
  const { day, time, place, municipality, ...event } = toEvent(document);
  return toFindable({
    id: event.id,
    kind: 'events',
    address: eventPath(event.slug),
    title: event.title,
    summary: event.description,
    keywords: [
      place,
      municipality.name,
      eventCategories[event.category],
      event.program?.title,
    ].join(' '),
    facts: `${longDate(day)}, ${time} · ${place}, ${municipality.name}`,
    at: (event.endsAt ?? event.startsAt).getTime(),
    order: event.startsAt.getTime(),
  });
}
