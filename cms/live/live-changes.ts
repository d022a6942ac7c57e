import type { PayloadRequest } from 'payload';
import { now } from '../../lib/clock.ts';
import { timeOf } from '../../lib/dates.ts';
import { raiseContentVersion } from '../hooks/raise-content-version.ts';
import { refuse } from '../hooks/refuse.ts';
import type { LiveStream, RecordedBroadcast } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';
import { settings } from '../settings.ts';
import { requestTogether } from '../together.ts';
import { noteBegun } from './announced.ts';
import { beginning } from './note-start.ts';
import { readWish, type TypedWish } from './read-wish.ts';
import { record } from './record.ts';

const slug = 'live-stream';

/**
 * All or nothing, one at a time: raising the content's number takes a lock that lasts until the end, so who
 * taps at the same moment waits here and then finds what the first one made.
 */
async function inTurn<T>(
  req: PayloadRequest,
  isOnAir: boolean,
  work: (live: Partial<LiveStream>) => Promise<T>,
): Promise<T> {
  const result = await requestTogether(req, async () => {
    await raiseContentVersion(req);
    return work(await read(req));
  });
  // The adapter hides a commit that failed.
  if (Boolean((await read(req)).isLive) !== isOnAir) throw new Error('It was not stored.');
  return result;
}

const read = async (req: PayloadRequest): Promise<Partial<LiveStream>> =>
  (await req.payload.db.findGlobal<Partial<LiveStream>>({ slug, req })) ?? {};

/** What the sample left on air may be replaced without a word. */
const isReal = ({ isLive, startedAt }: Partial<LiveStream>) => Boolean(isLive && startedAt);

const placeWords = (place: string) => (place === '' ? '' : `Local: ${place}.`);

/** Tapped twice, the second tap finds the same video on air and changes nothing. */
export function goLive(typed: TypedWish, req: PayloadRequest): Promise<void> {
  return inTurn(req, true, async (live) => {
    const wish = await readWish(typed, req);
    if (isReal(live) && live.videoId === wish.videoId) return;
    if (isReal(live))
      refuse(`Já está no ar: ${live.title}. Encerre antes de entrar com outra.`, 409);
    const { upcoming } = wish;
    const moment = now(settings);
    const words = [upcoming?.description, placeWords(wish.place)].filter(Boolean).join('\n');
    await req.payload.updateGlobal({
      slug,
      data: {
        ...beginning(moment),
        videoId: wish.videoId,
        title: wish.title,
        description: words || 'Transmissão ao vivo da Secretaria do Desporto e Lazer.',
        category: wish.category,
        startTime: timeOf(moment),
        photo: relatedId(upcoming?.photo) ?? null,
        poster: upcoming?.poster ?? 'aovivo',
        announced: upcoming?.id ?? null,
        sample: null,
      },
      depth: 0,
      req,
    });
    if (upcoming && Date.parse(upcoming.startsAt) > moment.getTime())
      await noteBegun(upcoming.id, moment, req);
  });
}

/**
 * Off air, and published as a recording. `startedAt` names the broadcast that was seen on the screen: another
 * one that began since is left alone. Undefined where nothing is recorded: the sample.
 */
export function endLive(
  startedAt: string | null,
  req: PayloadRequest,
): Promise<RecordedBroadcast | undefined> {
  return inTurn(req, false, async (live) => {
    if (!live.isLive || (live.startedAt ?? null) !== startedAt)
      refuse('Esta transmissão já foi encerrada.', 409);
    await req.payload.updateGlobal({
      slug,
      data: { isLive: false, startedAt: null, announced: null, viewers: 0 },
      depth: 0,
      req,
    });
    return startedAt === null ? undefined : record(live, startedAt, req);
  });
}
