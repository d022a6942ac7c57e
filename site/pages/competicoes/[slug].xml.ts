import type { APIRoute } from 'astro';
import { readCompetition } from '#content/competitions';
import { listHeats } from '#content/heats';
import { listMatches } from '#content/matches';
import { competitionFilePath, competitionPath } from '../../../lib/paths.ts';
import { movedOrMissing } from '../../addresses/moved.ts';
import { pageLife } from '../../machines/page-life.ts';
import { rss, rssResponse } from '../../machines/rss.ts';
import { feedItems } from '../../results/competition-feed.ts';

export const GET: APIRoute = async ({ params: { slug = '' }, url, locals }) => {
  const competition = await readCompetition(slug);
  if (!competition) return movedOrMissing('results', slug, { url, locals });
  const { id, title } = competition;
  const [matches, heats] = await Promise.all([listMatches(id), listHeats(id)]);
  const { origin } = url;
  const page = origin + competitionPath(slug);
  const channel = {
    name: `Resultados: ${title}`,
    page,
    self: origin + competitionFilePath(slug, 'xml'),
    origin,
  };
  return rssResponse(rss(channel, feedItems(matches, heats, page)), pageLife.minute);
};
