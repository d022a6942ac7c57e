import { longDate } from '../../lib/dates.ts';
import { eventPath } from '../../lib/paths.ts';
import { eventCategories } from '../../lib/vocabulary.ts';
import { type Event, listEvents, listEventsAfter } from '../events.ts';
import { type Findable, toFindable } from '../findable.ts';
import { linksOnMap, linkTo, type SubjectContent } from '../subject.ts';
import { agendaData } from './events-data.ts';

export const subject: SubjectContent = {
  listFindables: async () => (await listEvents({})).map(toHit),
  listMapLinks: async (now) => (await listEventsAfter(now, linksOnMap)).map(linkTo('events')),
  dataSets: [agendaData],
};

function toHit(event: Event): Findable {
  const { day, time, place, municipality } = event;
  return toFindable({
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
    at: event.endsAt ?? event.startsAt,
  });
}
