import { z } from 'zod';
import { raiseContentVersion } from '../cms/hooks/raise-content-version.ts';
import type { LiveStream } from '../cms/payload-types.ts';
import { smallJson } from '../lib/small-answer.ts';
import { openPayload } from './payload.ts';
import { inTransaction } from './transaction.ts';

const slug = 'live-stream';
const service = 'https://www.googleapis.com';
const limits = { withinMs: 5000, mostBytes: 50_000 };

const counted = z.object({
  items: z.tuple([
    z.object({
      liveStreamingDetails: z.object({
        concurrentViewers: z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      }),
    }),
  ]),
});

type Live = Partial<LiveStream> | null;

/** Of the sample nobody asks: its number is part of the specification. */
const isReal = (live: Live) => Boolean(live?.isLive && live.startedAt);

/**
 * Asks the video service how many are watching and notes it for the pages; run every minute, never in a
 * visitor's request. Without an answer the number is unknown, not that of before.
 */
export async function noteViewers(key: string | undefined, base = service): Promise<void> {
  if (!key) return;
  const { db } = await openPayload();
  const live: Live = await db.findGlobal({ slug });
  if (!live || !isReal(live)) return;
  const query = new URLSearchParams({ part: 'liveStreamingDetails', id: live.videoId ?? '', key });
  const answer = await smallJson(`${base}/youtube/v3/videos?${query}`, limits);
  const details = counted.safeParse(answer).data?.items[0].liveStreamingDetails;
  const viewers = details?.concurrentViewers ?? 0;
  if (viewers !== (live.viewers ?? 0)) await note(live, viewers);
}

/** In the same turns as going on air: while we asked, another broadcast may have begun. */
async function note(asked: Partial<LiveStream>, viewers: number): Promise<void> {
  await inTransaction(async (req) => {
    await raiseContentVersion(req);
    const live: Live = await req.payload.db.findGlobal({ slug, req });
    if (!isReal(live) || live?.startedAt !== asked.startedAt) return;
    await req.payload.db.updateGlobal({ slug, data: { viewers }, req, returning: false });
  });
}
