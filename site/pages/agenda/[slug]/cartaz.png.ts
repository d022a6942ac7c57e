import type { APIRoute } from 'astro';
import { readEvent } from '#content/events';
import { eventPath } from '../../../../lib/paths.ts';
import { eventOccasion } from '../../../agenda/event-occasion.ts';
import { occasionPicture } from '../../../machines/occasion-picture.ts';

/** The sheet of an event as a picture to send. */
export const GET: APIRoute = async ({ params, url }) => {
  const event = await readEvent(params.slug ?? '');
  if (!event) return new Response(null, { status: 404 });
  return occasionPicture(eventOccasion(event), url.origin + eventPath(event.slug));
};
