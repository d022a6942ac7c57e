import type { APIRoute } from 'astro';
import { readLiveStream } from '#content/live-stream';
import { pageLife } from '../../layout/page-life.ts';

/** What is on air, for our own page and for whoever builds on it. */
export const GET: APIRoute = async () => {
  const live = await readLiveStream();
  const { isLive = false, stream } = live ?? {};
  return Response.json(
    { isLive, viewers: isLive ? (stream?.viewers ?? 0) : 0, title: stream?.title ?? '' },
    { headers: { 'Cache-Control': pageLife.minute } },
  );
};
