import type { APIRoute } from 'astro';
import { listEvents } from '#content/events';
import { listMunicipalities } from '#content/municipalities';
import { readAgendaView } from '../../agenda/agenda-view.ts';
import { feedFile, feedFilter, feedName, wrongFeed } from '../../agenda/calendar-feed.ts';
import { calendarFile } from '../../agenda/calendar-file.ts';

/** The events of one category, one place, one day, or all of them: as a file or as a subscription. */
export const GET: APIRoute = async ({ url, locals }) => {
  const places = await listMunicipalities();
  const view = readAgendaView(url, locals.now, places);
  // Invalid filters are an error here: ignoring one would fill a calendar with unwanted events.
  if (view.notice) return wrongFeed(places, url.origin);
  const events = await listEvents(feedFilter(view));
  return calendarFile(events, {
    name: feedName(view, places),
    file: feedFile(view),
    origin: url.origin,
  });
};
