import type { APIRoute } from 'astro';
import { readLiveStream } from '#content/live-stream';
import { pageLife } from '../../machines/page-life.ts';

/** What is on air, for our own page and for whoever builds on it. */
export const GET: APIRoute = async () => {
  const live = await readLiveStream();
  // Off air, what an editor has prepared is not shown.
  const status = live?.isLive
    ? { isLive: true, viewers: live.stream.viewers, title: live.stream.title }
    : { isLive: false, viewers: 0, title: '' };
  return Response.json(status, { headers: { 'Cache-Control': pageLife.minute } });
};
