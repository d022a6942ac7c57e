import type { Where } from 'payload';
import { documentsAfter, type FeedCursor, type FeedItem, modifiedOf } from './feed-cursor.ts';
import { type FeedPlace, toFeedPlace, townFields } from './feed-place.ts';
import { lastSharedChange } from './feed-since.ts';
import { asVisitor, openPayload } from './payload.ts';
import { withoutPhotos } from './pictures.ts';
import { type Place, toPlace } from './places.ts';

/** A place where one can practise. */
export interface FeedFacility extends Place {
  id: number;
  where: FeedPlace;
}

/** The next places in the order of their last change. One that the site shows nowhere is to be deleted. */
export async function listPlaceItems(
  after: FeedCursor,
  count: number,
): Promise<FeedItem<FeedFacility>[]> {
  const since = await lastSharedChange(['municipalities']);
  const documents = await documentsAfter(find, after, since, count);
  return documents.map((document) => {
    const { id, municipality } = document;
    const [place] = toPlace(document);
    const where = toFeedPlace(document, undefined, municipality);
    const thing = place && { ...place, id, where };
    return { id, modified: modifiedOf(document, since), thing };
  });
}

async function find(where: Where, sort: string[], limit: number) {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'places',
    where,
    sort,
    limit,
    pagination: false,
    select: withoutPhotos,
    populate: { municipalities: townFields },
    ...asVisitor,
  });
  return docs;
}
