import type { BroadcastEvent, VideoObject } from 'schema-dts';
import type { RecordedBroadcast, UpcomingBroadcast } from '#content/broadcasts';
import type { LiveStream } from '#content/live-stream';
import { clockTime } from '../../lib/clock-time.ts';
import { dayOf } from '../../lib/dates.ts';
import { instantAt, localMoment } from '../../lib/local-moment.ts';
import { shiftDay } from '../../lib/month.ts';
import { broadcastPath, paths } from '../../lib/paths.ts';
import { sharePicture } from '../machines/share-picture.ts';
import { pictureOf, secretariat } from '../machines/structured-data.ts';
import { embedAddress } from '../ui/media/video-address.ts';

export function recordingSchema(recording: RecordedBroadcast, origin: string): VideoObject {
  const { title, description, day, videoId, picture } = recording;
  const duration = isoDuration(recording.duration);
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    url: `${origin}${broadcastPath(recording.slug)}`,
    thumbnailUrl: origin + sharePicture(picture).path,
    uploadDate: day,
    embedUrl: embedAddress(videoId),
    ...(duration ? { duration } : {}),
    publisher: secretariat(origin),
    inLanguage: 'pt-BR',
    isFamilyFriendly: true,
  };
}

export function upcomingSchema(broadcast: UpcomingBroadcast, origin: string): BroadcastEvent {
  const { title, description, startsAt, endsAt } = broadcast;
  const url = `${origin}${broadcastPath(broadcast.slug)}`;
  return {
    '@type': 'BroadcastEvent',
    name: title,
    description,
    url,
    isLiveBroadcast: true,
    startDate: localMoment(startsAt),
    endDate: localMoment(endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: secretariat(origin),
    image: pictureOf(broadcast.picture, origin),
    inLanguage: 'pt-BR',
  };
}

/** What is on air: a video whose publication has begun and not ended. */
export function liveSchema(stream: LiveStream, now: Date, origin: string): VideoObject {
  const { title, description, videoId, startTime } = stream;
  const startDate = startOf(startTime, now);
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    url: `${origin}${paths.broadcasts}`,
    thumbnailUrl: origin + sharePicture(stream.picture).path,
    uploadDate: startDate,
    embedUrl: embedAddress(videoId),
    publication: { '@type': 'BroadcastEvent', name: title, isLiveBroadcast: true, startDate },
    publisher: secretariat(origin),
    inLanguage: 'pt-BR',
  };
}

/** Today at the time that an editor wrote, or yesterday if that is still to come. */
function startOf(time: string, now: Date): string {
  if (!clockTime.test(time)) return localMoment(now);
  const today = dayOf(now);
  const start = instantAt(today, time);
  return localMoment(start > now ? instantAt(shiftDay(today, -1), time) : start);
}

/** '1:48:20' → 'PT1H48M20S'; undefined for what an editor wrote in another way. */
export function isoDuration(text: string): string | undefined {
  const match = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (!match) return undefined;
  const [, hours = '0', minutes, seconds] = match;
  return `PT${Number(hours)}H${Number(minutes)}M${Number(seconds)}S`;
}
