import type { APIRoute } from 'astro';
import { dataResponse } from '../../open-data/data-response.ts';

export const GET: APIRoute = ({ params, url, locals }) =>
  dataResponse({ id: params.set, format: 'json', url, now: locals.now });
