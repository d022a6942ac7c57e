import { z } from 'zod';
import { smallAnswer, smallJson } from '../../lib/small-answer.ts';

const pictures = 'https://i.ytimg.com';
const service = 'https://www.youtube.com';
const limits = { withinMs: 3000, mostBytes: 300_000 };

const described = z.object({ title: z.string().trim().min(1).max(200) });

/** The title that the video has there, to save typing it; undefined when it can't be had. */
export async function fetchVideoTitle(
  videoId: string,
  base = service,
): Promise<string | undefined> {
  const watch = encodeURIComponent(`${service}/watch?v=${videoId}`);
  const answer = await smallJson(`${base}/oembed?format=json&url=${watch}`, limits);
  return described.safeParse(answer).data?.title;
}

/** Fetched by us: the editor's browser asks nobody but the admin. */
export async function fetchVideoPicture(
  videoId: string,
  base = pictures,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const answer = await smallAnswer(`${base}/vi/${videoId}/hqdefault.jpg`, limits);
  return answer?.type === 'image/jpeg' ? answer.bytes : undefined;
}

/** Shown where the picture can't be had, in our colours. */
export const ownPoster =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><rect width="480" height="270" fill="#04182f"/><path d="M0 246h480v24H0z" fill="#ffc800"/><circle cx="240" cy="123" r="62" fill="#ffc800"/><path d="M220 88v70l58-35z" fill="#04182f"/></svg>';
