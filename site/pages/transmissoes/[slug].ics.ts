import type { APIRoute } from 'astro';
import { readUpcomingBroadcast } from '#content/broadcasts';
import { onePage } from '../../../lib/paged.ts';
import { movedOrMissing } from '../../addresses/moved.ts';
import { toReminder } from '../../broadcasts/reminder.ts';
import { calendarResponse } from '../../machines/calendar-response.ts';

/** `?lembrete=15` adds an alarm that many minutes before; it is the only one we offer. */
export const GET: APIRoute = async ({ params, url, locals }) => {
  const { slug = '' } = params;
  const broadcast = await readUpcomingBroadcast(slug);
  if (!broadcast) return movedOrMissing('broadcasts', slug, { url, locals });
  const alarmMinutes = url.searchParams.get('lembrete') === '15' ? 15 : undefined;
  return calendarResponse({
    name: 'Transmissões do esporte no Amapá',
    file: broadcast.slug,
    entries: onePage([toReminder(broadcast, url.origin, alarmMinutes)]),
  });
};
