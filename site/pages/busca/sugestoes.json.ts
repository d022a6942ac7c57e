import type { APIRoute } from 'astro';
import { searchSuggestions } from '#content/search';
import { readQuery } from '../../../lib/query.ts';
import { pageLife } from '../../machines/page-life.ts';

/** What may be meant by what is typed so far, for the header's search. */
export const GET: APIRoute = async ({ url, locals }) => {
  const words = readQuery(url).text('q');
  const suggestions = await searchSuggestions(words, locals.now);
  return Response.json(suggestions, { headers: { 'Cache-Control': pageLife.minute } });
};
