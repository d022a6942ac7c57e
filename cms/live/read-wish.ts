import type { PayloadRequest } from 'payload';
import type { BroadcastCategory } from '../../lib/vocabulary.ts';
import { youtubeId } from '../../lib/youtube.ts';
import { refuse } from '../hooks/refuse.ts';
import type { UpcomingBroadcast } from '../payload-types.ts';

/** What was typed to go on air. */
export interface TypedWish {
  address: string;
  title: string;
  place: string;
  category: BroadcastCategory;
  /** The number of the announced broadcast that this is. */
  upcoming: number | null;
}

export interface LiveWish {
  videoId: string;
  title: string;
  place: string;
  category: BroadcastCategory;
  upcoming: UpcomingBroadcast | undefined;
}

/** With what was announced where nothing was typed; refused without a video or a title. */
export async function readWish(typed: TypedWish, req: PayloadRequest): Promise<LiveWish> {
  const upcoming = await findAnnounced(typed.upcoming, req);
  const videoId = youtubeId(typed.address) ?? (typed.address.trim() ? '' : upcoming?.videoId);
  if (!videoId) refuse('Cole o endereço do vídeo no YouTube.');
  const title = typed.title || upcoming?.title;
  if (!title) refuse('Dê um título à transmissão.');
  const category = upcoming?.category ?? typed.category;
  return { videoId, title, place: typed.place, category, upcoming };
}

async function findAnnounced(
  id: number | null,
  req: PayloadRequest,
): Promise<UpcomingBroadcast | undefined> {
  if (id === null) return undefined;
  const { docs } = await req.payload.find({
    collection: 'upcoming-broadcasts',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  return docs[0] ?? refuse('Esta transmissão não está mais entre as próximas.', 404);
}
