import type { APIRoute } from 'astro';
import { readRuleAddress } from '#content/feed-rules';
import { dayOf } from '../../../../../../lib/dates.ts';
import { sessionPath } from '../../../../../../lib/paths.ts';
import { pageLife } from '../../../../../machines/page-life.ts';

/** The address that a schedule gives to each of its dates leads to the page of that date. */
export const GET: APIRoute = async ({ params: { rule = '', start = '' } }) => {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(start) ? new Date(start) : undefined;
  const isMoment = moment && !Number.isNaN(moment.getTime());
  const found =
    isMoment && /^\d{1,9}$/.test(rule) ? await readRuleAddress(Number(rule)) : undefined;
  if (!found || !isMoment) return new Response(null, { status: 404 });
  const headers = {
    Location: sessionPath(found.program, found.slug, dayOf(moment)),
    'Cache-Control': pageLife.minute,
  };
  return new Response(null, { status: 303, headers });
};
