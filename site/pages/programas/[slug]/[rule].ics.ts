import type { APIRoute } from 'astro';
import { readSessionRule } from '#content/session-rules';
import { readHolidays } from '#content/special-days';
import { ruleCalendarPath } from '../../../../lib/paths.ts';
import { nowAt } from '../../../addresses/moved.ts';
import { seriesFile } from '../../../sessions/series-calendar.ts';

/** A rule as one entry of a calendar, to save or to subscribe to. */
export const GET: APIRoute = async ({ params, url, locals }) => {
  const rule = await readSessionRule(params.rule ?? '');
  if (!rule) return new Response(null, { status: 404 });
  if (rule.program.slug !== params.slug)
    return nowAt(ruleCalendarPath(rule.program.slug, rule.slug));
  return seriesFile([rule], {
    name: rule.name,
    file: `${rule.program.slug}-${rule.slug}`,
    origin: url.origin,
    holidayOf: await readHolidays(),
    now: locals.now,
  });
};
