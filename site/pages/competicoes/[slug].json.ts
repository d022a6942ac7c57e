import type { APIRoute } from 'astro';
import { competitionData } from '#content/competition-data';
import { readCompetition } from '#content/competitions';
import { movedOrMissing } from '../../addresses/moved.ts';
import { setResponse } from '../../open-data/data-response.ts';

export const GET: APIRoute = async ({ params: { slug = '' }, url, locals }) => {
  const competition = await readCompetition(slug);
  if (!competition) return movedOrMissing('results', slug, { url, locals });
  const set = await competitionData(competition);
  return setResponse(set, { format: 'json', url, now: locals.now });
};
