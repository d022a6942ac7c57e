import { videoSite } from '../../../lib/framed-sites.ts';

/** Long enough for a weak 3G connection, short enough for somebody who waits. */
const patienceMs = 15_000;

/**
 * Whether the video site answers. A frame that failed to load does not tell its page, so we send one request;
 * its answer can't be read and does not matter.
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
