import { videoSite } from '../../../lib/framed-sites.ts';

/** The page of a video on the video site. */
export function watchAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

/** The bare player, for whoever shows our videos elsewhere. */
export function embedAddress(videoId: string): string {
  return `${videoSite}/embed/${videoId}`;
}

/** The player, from the domain that sets no cookies; unmuted, with captions where there are any. */
export function playerAddress(videoId: string): string {
  return `${embedAddress(videoId)}?autoplay=1&mute=0&cc_load_policy=1`;
}

/** What a frame with the player needs to be allowed, on the server and in the browser. */
export const playerRights = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
export const playerReferrer = 'strict-origin-when-cross-origin';
