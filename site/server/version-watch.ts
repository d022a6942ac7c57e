import { pause } from './pause.ts';

interface VersionWatchOptions {
  read: () => Promise<number>;
  clock?: () => number;
  everyMs?: number;
  patienceMs?: number;
}

/**
 * Looks at the content's number at most once a second. A database that is away or slow must not
 * stop pages that we already have, so a look that takes too long leaves the number as it was.
 */
export function watchVersion({
  read,
  clock = () => performance.now(),
  everyMs = 1000,
  patienceMs = 500,
}: VersionWatchOptions) {
  let known = -1;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let hanging = false;

  async function look(): Promise<void> {
    lookedAt = clock();
    try {
      known = await read();
    } catch {
      // The next look, a second from now, tries again; until then the last good pages are served.
    }
  }

  return async function version(): Promise<number> {
    if (clock() - lookedAt >= everyMs) {
      looking ??= look().finally(() => {
        looking = undefined;
        hanging = false;
      });
    }
    // One visitor waits for a look that hangs; those after are answered with what is known.
    if (looking && !hanging) {
      await Promise.race([looking, pause(patienceMs)]);
      hanging = looking !== undefined;
    }
    return known;
  };
}
