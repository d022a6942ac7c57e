import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface LiveStream {
  title: string;
  description: string;
  videoId: string;
  /** 0 when unknown. */
  viewers: number;
  startTime: string;
  picture: Picture;
}

interface LiveState {
  stream: LiveStream;
  isLive: boolean;
  showOnHome: boolean;
}

/** Undefined until an editor has described a first stream. */
export async function readLiveStream(): Promise<LiveState | undefined> {
  const payload = await openPayload();
  const document = await payload.findGlobal({ slug: 'live-stream', ...asVisitor });
  if (!document.videoId) return undefined;
  const { title, description, videoId, startTime } = document;
  return {
    stream: {
      title,
      description,
      videoId,
      startTime,
      viewers: document.viewers ?? 0,
      picture: toPicture(document),
    },
    isLive: document.isLive ?? false,
    showOnHome: document.showOnHome ?? false,
  };
}
