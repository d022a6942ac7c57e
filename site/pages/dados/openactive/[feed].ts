import type { APIRoute } from 'astro';
import { rpdeResponse } from '../../../openactive/rpde-response.ts';

/** A feed of opportunities: `?afterTimestamp=…&afterId=…` is the last item that the reader has. */
export const GET: APIRoute = ({ params, url, locals }) =>
  rpdeResponse({ name: params.feed, url, now: locals.now, instant: Date.now() });
