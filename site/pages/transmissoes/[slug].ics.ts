import type { APIRoute } from 'astro';
import { readUpcomingBroadcast } from '#content/broadcasts';
import { reminderIcs } from '../../broadcasts/reminder-ics.ts';
import { pageLife } from '../../layout/page-life.ts';

/** `?lembrete=15` adds an alarm that many minutes before; it is the only one we offer. */
export const GET: APIRoute = async ({ params, url, locals }) => {
  const broadcast = await readUpcomingBroadcast(params.slug ?? '');
  if (!broadcast) return new Response(null, { status: 404 });
  const page = new URL(`/transmissoes/${broadcast.slug}`, url);
  const alarmMinutes = url.searchParams.get('lembrete') === '15' ? 15 : undefined;
  return new Response(reminderIcs(broadcast, { url: page, now: locals.now, alarmMinutes }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${broadcast.slug}.ics"`,
      'Cache-Control': pageLife.minute,
    },
  });
};
