import { videoSite } from './video-address.ts';

/** Long enough for two bars of 3G, short enough for somebody who waits. */
const patienceMs = 15_000;

/**
 * Whether the video site answers at all. A frame that could not load says nothing to its page, so we
 * knock once; what it answers is of no interest, and can't be read.
 */
export async function reachesVideoSite(): Promise<boolean> {
  try {
    await fetch(`${videoSite}/`, {
      mode: 'no-cors',
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return true;
  } catch {
    return false;
  }
}
