import type { APIRoute } from 'astro';
import { readEvent } from '#content/events';
import { onePage } from '../../../lib/paged.ts';
import { movedOrMissing } from '../../addresses/moved.ts';
import { calendarFile } from '../../agenda/calendar-file.ts';

export const GET: APIRoute = async ({ params, url, locals }) => {
  const { slug = '' } = params;
  const event = await readEvent(slug);
  if (!event) return movedOrMissing('events', slug, { url, locals });
  return calendarFile(onePage([event]), {
    name: 'Agenda de Eventos do Amapá',
    file: event.slug,
    origin: url.origin,
  });
};
