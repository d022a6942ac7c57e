import type { PayloadRequest } from 'payload';
import { now } from '../../lib/clock.ts';
import { clockDuration } from '../../lib/clock-duration.ts';
import { timeZone } from '../../lib/time-zone.ts';
import type { BroadcastCategory } from '../../lib/vocabulary.ts';
import type { LiveStream, RecordedBroadcast } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';
import { settings } from '../settings.ts';
import { takeAddress } from './announced.ts';

/** What was on air, as a published recording. */
export async function record(
  live: Partial<LiveStream>,
  startedAt: string,
  req: PayloadRequest,
): Promise<RecordedBroadcast> {
  const address = live.announced ? await takeAddress(live.announced, req) : undefined;
  const duration = clockDuration(Date.parse(startedAt), now(settings).getTime());
  return req.payload.create({
    collection: 'recorded-broadcasts',
    data: {
      title: live.title ?? '',
      description: live.description ?? '',
      category: live.category ?? (await usualCategory(req)),
      videoId: live.videoId ?? '',
      date: startedAt,
      date_tz: timeZone,
      photo: relatedId(live.photo) ?? null,
      poster: live.poster ?? null,
      ...(duration ? { duration } : {}),
      ...(address ? { slug: address } : {}),
      _status: 'published',
    },
    depth: 0,
    req,
  });
}

/** That of the last recording: who broadcasts a championship does so for weeks. */
export async function usualCategory(req: PayloadRequest): Promise<BroadcastCategory> {
  const { docs } = await req.payload.find({
    collection: 'recorded-broadcasts',
    sort: '-date',
    limit: 1,
    pagination: false,
    select: { category: true },
    depth: 0,
    req,
  });
  return docs[0]?.category ?? 'futebol';
}
