import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { broadcastPath } from '../../lib/paths.ts';
import { type BroadcastCategory, broadcastCategories } from '../../lib/vocabulary.ts';
import { youtubeId } from '../../lib/youtube.ts';
import { asked, requireEditor } from '../asked.ts';
import { refuse } from '../hooks/refuse.ts';
import { settings } from '../settings.ts';
import { endLive, goLive } from './live-changes.ts';
import { fetchVideoPicture, fetchVideoTitle, ownPoster } from './video-service.ts';

const uncached = { headers: { 'cache-control': 'no-store' } };
const categories = Object.keys(broadcastCategories) as BroadcastCategory[];

const wish = z.object({
  address: z.string().max(2000),
  title: z.string().trim().max(200),
  place: z.string().trim().max(200),
  category: z.enum(categories),
  upcoming: z.number().int().positive().nullable(),
});
const seen = z.object({ startedAt: z.iso.datetime().nullable() });

const goLiveOnly = 'entram ao vivo';

const enter: Endpoint = {
  path: '/ao-vivo/entrar',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, goLiveOnly);
    await goLive(await asked(req, wish), req);
    return Response.json({ isLive: true }, uncached);
  },
};

const end: Endpoint = {
  path: '/ao-vivo/encerrar',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, goLiveOnly);
    const { startedAt } = await asked(req, seen);
    const recording = await endLive(startedAt, req);
    const address = recording && settings.siteUrl + broadcastPath(recording.slug ?? '');
    return Response.json({ isLive: false, title: recording?.title, address }, uncached);
  },
};

function videoOf(req: PayloadRequest): string {
  requireEditor(req, goLiveOnly);
  return youtubeId(String(req.query.video ?? '')) ?? refuse('Este não é um vídeo do YouTube.');
}

const title: Endpoint = {
  path: '/ao-vivo/titulo',
  method: 'get',
  handler: async (req) =>
    Response.json({ title: (await fetchVideoTitle(videoOf(req))) ?? '' }, uncached),
};

const picture: Endpoint = {
  path: '/ao-vivo/imagem',
  method: 'get',
  handler: async (req) => {
    const bytes = await fetchVideoPicture(videoOf(req));
    const type = bytes ? 'image/jpeg' : 'image/svg+xml';
    const headers = { 'content-type': type, 'cache-control': 'private, max-age=60' };
    return new Response(bytes ?? ownPoster, { headers });
  },
};

export const liveEndpoints: Endpoint[] = [enter, end, title, picture];
