import type { APIRoute } from 'astro';
import { findEventsForFile, listFeedEvents } from '#content/calendar-events';
import { listMunicipalities } from '#content/municipalities';
import { onePage } from '../../../lib/paged.ts';
import {
  feedFile,
  feedFilter,
  feedName,
  isSubscription,
  readFeedView,
  wrongFeed,
} from '../../agenda/calendar-feed.ts';
import { calendarFile } from '../../agenda/calendar-file.ts';
import { manyRecords } from '../../machines/file-response.ts';

/** The events of one category, one place, one day, one year, or all of them: as a file or as a subscription. */
export const GET: APIRoute = async ({ url, locals }) => {
  const places = await listMunicipalities();
  const view = readFeedView(url, locals.now, places);
  // Invalid filters are an error here: ignoring one would fill a calendar with unwanted events.
  if (view.notice) return wrongFeed(places, url.origin);
  const filter = feedFilter(view);
  // Programs that subscribe ask again and again, so theirs is kept, however long it is.
  const isFeed = isSubscription(view);
  const events = isFeed
    ? onePage(await listFeedEvents(filter, locals.now))
    : await findEventsForFile(filter);
  return calendarFile(events, {
    name: feedName(view, places),
    file: feedFile(view),
    origin: url.origin,
    isLong: !isFeed && events.count > manyRecords,
  });
};
