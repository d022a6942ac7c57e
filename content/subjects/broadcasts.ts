import type {
  RecordedBroadcast as Recorded,
  UpcomingBroadcast as Upcoming,
} from '../../cms/payload-types.ts';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import { broadcastPath } from '../../lib/paths.ts';
import { broadcastCategories } from '../../lib/vocabulary.ts';
import { listRecordedBroadcasts } from '../broadcasts.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { openPayload } from '../payload.ts';
import { linksOnMap, linkTo, type SubjectContent } from '../subject.ts';

export const subject: SubjectContent = {
  findables: [
    { collection: 'upcoming-broadcasts', readFindables: readUpcoming },
    { collection: 'recorded-broadcasts', readFindables: readRecorded },
  ],
  listMapLinks: async () => (await listRecordedBroadcasts(linksOnMap)).map(linkTo('broadcasts')),
};

const common = { slug: true, title: true, description: true, category: true } as const;
/** Recordings come after what is announced, the newest first. */
const afterAnnounced = 1e14;

async function readUpcoming(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const select = { ...common, startsAt: true } as const;
  const collection = 'upcoming-broadcasts';
  const { docs } = await payload.find({ collection, select, ...withNumbers(ids) });
  return docs.map((document) => {
    const startsAt = new Date(document.startsAt);
    return toFindable({
      ...toHit(document, 'ao vivo', `${longDate(dayOf(startsAt))}, ${timeOf(startsAt)}`),
      at: startsAt.getTime(),
      order: startsAt.getTime(),
    });
  });
}

async function readRecorded(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const select = { ...common, date: true } as const;
  const collection = 'recorded-broadcasts';
  const { docs } = await payload.find({ collection, select, ...withNumbers(ids) });
  return docs.map((document) => {
    const day = dayOf(new Date(document.date));
    return toFindable({
      ...toHit(document, 'gravação vídeo', longDate(day)),
      at: Date.parse(`${day}T12:00:00Z`),
      order: afterAnnounced - Date.parse(document.date),
    });
  });
}

function toHit(
  document: Pick<Upcoming | Recorded, 'id' | keyof typeof common>,
  form: string,
  when: string,
) {
  const { id, slug, title, description, category } = document;
  return {
    id,
    kind: 'broadcasts',
    address: broadcastPath(slug ?? ''),
    title,
    summary: description,
    keywords: `${broadcastCategories[category]} ${form}`,
    facts: `${when} · ${broadcastCategories[category]}`,
  } as const;
}
