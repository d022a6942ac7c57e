import type { APIRoute } from 'astro';
import { findSubjectFeed } from '#content/subject-feeds';
import { feedPath, paths } from '../../../lib/paths.ts';
import { pageLife } from '../../machines/page-life.ts';
import { rss, rssResponse } from '../../machines/rss.ts';

/** A subject of the register for feed readers, under the name of its list. The news have a file of their own. */
export const GET: APIRoute = async ({ params, url: { origin }, locals }) => {
  const found = await findSubjectFeed(`/${params.feed}`, locals.now);
  if (!found) return new Response(null, { status: 404 });
  const { subject, title, entries } = found;
  const items = entries.map((entry) => ({
    ...entry,
    id: `${origin}${paths[subject]}/${entry.id}`,
    address: origin + entry.path,
  }));
  const page = origin + paths[subject];
  const channel = { name: title, page, self: origin + feedPath(subject), origin };
  return rssResponse(rss(channel, items), pageLife.minute);
};
