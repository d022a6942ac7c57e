import type { PayloadRequest } from 'payload';
import { now } from '../../lib/clock.ts';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import type { BroadcastCategory } from '../../lib/vocabulary.ts';
import { settings } from '../settings.ts';
import { usualCategory } from './record.ts';

export interface OnAirNow {
  title: string;
  description: string;
  videoId: string;
  startTime: string;
  /** Names this broadcast when it is ended; null for the sample. */
  startedAt: string | null;
}

export interface Announced {
  id: number;
  title: string;
  when: string;
  hasVideo: boolean;
}

export interface LiveScreenState {
  onAir: OnAirNow | null;
  announced: Announced[];
  category: BroadcastCategory;
}

/** A broadcast may begin late, and often some time before the hour that was announced. */
const lateMs = 6 * 3_600_000;
const mostAnnounced = 3;

export async function readLiveScreen(req: PayloadRequest): Promise<LiveScreenState> {
  const live = await req.payload.findGlobal({ slug: 'live-stream', depth: 0, req });
  const { title, description, videoId, startTime, startedAt = null } = live;
  const onAir = live.isLive ? { title, description, videoId, startTime, startedAt } : null;
  const { docs } = await req.payload.find({
    collection: 'upcoming-broadcasts',
    where: {
      and: [
        { startsAt: { greater_than: new Date(now(settings).getTime() - lateMs).toISOString() } },
        { _status: { equals: 'published' } },
      ],
    },
    sort: 'startsAt',
    limit: mostAnnounced,
    pagination: false,
    depth: 0,
    req,
  });
  const announced = docs.map((broadcast) => {
    const starts = new Date(broadcast.startsAt);
    return {
      id: broadcast.id,
      title: broadcast.title,
      when: `${longDate(dayOf(starts))}, ${timeOf(starts)}`,
      hasVideo: Boolean(broadcast.videoId),
    };
  });
  return { onAir, announced, category: await usualCategory(req) };
}
