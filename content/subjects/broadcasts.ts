import { longDate } from '../../lib/dates.ts';
import { broadcastPath } from '../../lib/paths.ts';
import { broadcastCategories } from '../../lib/vocabulary.ts';
import {
  listRecordedBroadcasts,
  listUpcomingBroadcasts,
  type RecordedBroadcast,
  type UpcomingBroadcast,
} from '../broadcasts.ts';
import { type Findable, toFindable } from '../findable.ts';
import { linksOnMap, linkTo, type SubjectContent } from '../subject.ts';

export const subject: SubjectContent = {
  async listFindables() {
    const lists = await Promise.all([
      listUpcomingBroadcasts(new Date(0)),
      listRecordedBroadcasts(),
    ]);
    return lists.flat().map(toHit);
  },
  listMapLinks: async () => (await listRecordedBroadcasts(linksOnMap)).map(linkTo('broadcasts')),
};

function toHit(broadcast: UpcomingBroadcast | RecordedBroadcast): Findable {
  const { slug, title, description, category, day } = broadcast;
  const startsAt = 'startsAt' in broadcast ? broadcast.startsAt : undefined;
  const when = 'time' in broadcast ? `${longDate(day)}, ${broadcast.time}` : longDate(day);
  return toFindable({
    kind: 'broadcasts',
    address: broadcastPath(slug),
    title,
    summary: description,
    keywords: `${broadcastCategories[category]} ${startsAt ? 'ao vivo' : 'gravação vídeo'}`,
    facts: `${when} · ${broadcastCategories[category]}`,
    at: startsAt ?? new Date(`${day}T12:00:00Z`),
  });
}
