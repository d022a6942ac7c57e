import type { APIRoute } from 'astro';
import { listEvents } from '#content/events';
import { listMunicipalities } from '#content/municipalities';
import { listFilter, readAgendaView } from '../../agenda/agenda-view.ts';
import { calendarFile } from '../../agenda/calendar-file.ts';

/** The events that the agenda lists under the same parameters, as a file or as a subscription. */
export const GET: APIRoute = async ({ url, locals }) => {
  const view = readAgendaView(url, locals.now, await listMunicipalities());
  const events = await listEvents(listFilter(view));
  return calendarFile(events, 'agenda', url.origin);
};
