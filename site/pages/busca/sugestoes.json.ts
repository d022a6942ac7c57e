import type { APIRoute } from 'astro';
import { searchSuggestions } from '#content/search';
import { pageLife } from '../../layout/page-life.ts';

const longest = 100;

/** What may be meant by what is typed so far, for the header's search. */
export const GET: APIRoute = async ({ url, locals }) => {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, longest);
  const suggestions = await searchSuggestions(words, locals.now);
  return Response.json(suggestions, { headers: { 'Cache-Control': pageLife.minute } });
};
