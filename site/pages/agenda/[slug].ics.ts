import type { APIRoute } from 'astro';
import { readEvent } from '#content/events';
import { calendarFile } from '../../agenda/calendar-file.ts';

export const GET: APIRoute = async ({ params, url }) => {
  const event = await readEvent(params.slug ?? '');
  if (!event) return new Response(null, { status: 404 });
  return calendarFile([event], {
    name: 'Agenda de Eventos do Amapá',
    file: event.slug,
    origin: url.origin,
  });
};
