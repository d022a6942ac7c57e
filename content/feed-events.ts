import type { Where } from 'payload';
import type { Event as Document } from '../cms/payload-types.ts';
import type { Sport } from '../lib/vocabulary.ts';
import { type EventFacts, factFields, toEventFacts } from './event-document.ts';
import { documentsAfter, type FeedCursor, type FeedItem, modifiedOf } from './feed-cursor.ts';
import { type FeedPlace, placeFields, toFeedPlace, townFields } from './feed-place.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface FeedEvent extends EventFacts {
  where: FeedPlace;
  /** Its own, else those of its program. */
  sports: Sport[];
  picture: Picture;
}

/** The next events in the order of their last change. What others share with them changes none. */
export async function listEventItems(
  after: FeedCursor,
  count: number,
): Promise<FeedItem<FeedEvent>[]> {
  const documents = await documentsAfter(find, after, 0, count);
  return documents.map((document) => ({
    id: document.id,
    modified: modifiedOf(document, 0),
    thing: toFeedEvent(document),
  }));
}

async function find(where: Where, sort: string[], limit: number) {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'events',
    where,
    sort,
    limit,
    pagination: false,
    select: {
      ...factFields,
      ...{ venue: true, sport: true, photo: true, poster: true },
    },
    populate: {
      municipalities: townFields,
      places: placeFields,
      programs: { title: true, slug: true, sports: true },
    },
    ...asVisitor,
  });
  return docs;
}

type Read = Awaited<ReturnType<typeof find>>[number];

function toFeedEvent(document: Read): FeedEvent {
  const { venue, sport, program, place, municipality } = document;
  const ofProgram: Document['program'] = program;
  return {
    ...toEventFacts(document),
    where: toFeedPlace(venue, place, municipality),
    sports: sport ? [sport] : (typeof ofProgram === 'object' && ofProgram?.sports) || [],
    picture: toPicture(document),
  };
}
