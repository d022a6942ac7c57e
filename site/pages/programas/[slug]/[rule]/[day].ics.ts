import type { APIRoute } from 'astro';
import { readSession } from '#content/sessions';
import { calendarUid } from '../../../../../lib/ics.ts';
import { onePage } from '../../../../../lib/paged.ts';
import { sessionCalendarPath, sessionPath } from '../../../../../lib/paths.ts';
import { takesPlace } from '../../../../../lib/session-rule.ts';
import { nowAt } from '../../../../addresses/moved.ts';
import { calendarResponse } from '../../../../machines/calendar-response.ts';
import { placeText, seriesText } from '../../../../ui/cards/session-words.ts';

/** One date for a calendar, with a reminder an hour before. */
export const GET: APIRoute = async ({ params, url, locals }) => {
  const session = await readSession(params.rule ?? '', params.day ?? '', locals.now);
  if (!session) return new Response(null, { status: 404 });
  const { rule, originalDay, startsAt, endsAt, place } = session;
  const address = [rule.program.slug, rule.slug, originalDay] as const;
  if (rule.program.slug !== params.slug) return nowAt(sessionCalendarPath(...address));
  return calendarResponse({
    name: rule.name,
    file: `${rule.slug}-${originalDay}`,
    entries: onePage([
      {
        // Not the name of the series: a program would take this date for one of its exceptions.
        uid: `${originalDay}-${calendarUid('session', rule)}`,
        url: url.origin + sessionPath(...address),
        title: rule.name,
        location: placeText(place.name, rule),
        description: seriesText(rule),
        status: takesPlace(session) ? 'confirmado' : 'cancelado',
        createdAt: rule.createdAt,
        changedAt: rule.changedAt,
        alarmMinutes: 60,
        ...{ startsAt, endsAt },
      },
    ]),
  });
};
