import { pause } from './pause.ts';

interface VersionWatchOptions {
  read: () => Promise<number>;
  clock?: () => number;
  everyMs?: number;
  patienceMs?: number;
}

/** The number that grows with each publication. */
export interface Version {
  (): Promise<number>;
  /** The number without waiting, if it was looked for less than a second ago. Who has none always waits. */
  recent?(): number | undefined;
}

/**
 * Reads the content's number at most once a second. If the database is away or slow, the number stays as it
 * was, so that cached pages are still sent.
 */
export function watchVersion({
  read,
  clock = () => performance.now(),
  everyMs = 1000,
  patienceMs = 500,
}: VersionWatchOptions): Version {
  let known = -1;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let hanging = false;

  async function look(): Promise<void> {
    lookedAt = clock();
    try {
      known = await read();
    } catch {
      // Tried again a second later; until then the last good pages are sent.
    }
  }

  const recent = () => (clock() - lookedAt < everyMs && !looking ? known : undefined);

  async function version(): Promise<number> {
    if (clock() - lookedAt >= everyMs) {
      looking ??= look().finally(() => {
        looking = undefined;
        hanging = false;
      });
    }
    // Only one visitor waits for a slow read; the others get the known number.
    if (looking && !hanging) {
      await Promise.race([looking, pause(patienceMs)]);
      hanging = looking !== undefined;
    }
    return known;
  }

  return Object.assign(version, { recent });
}
