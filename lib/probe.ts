import { setTimeout as sleep } from 'node:timers/promises';

interface ProbeOptions {
  /** Resolves when it works. */
  attempt: () => Promise<unknown>;
  /** A clock that never jumps, unlike the machine's date. */
  clock?: () => number;
  everyMs?: number;
  patienceMs?: number;
}

/**
 * Whether something works. Tried at most once a second, however often it is asked; too slow counts as not
 * working.
 */
export function createProbe({
  attempt,
  clock = () => performance.now(),
  everyMs = 1000,
  patienceMs = 1000,
}: ProbeOptions): () => Promise<boolean> {
  let answer = false;
  let triedAt = Number.NEGATIVE_INFINITY;
  let trying: Promise<boolean> | undefined;

  async function tryOnce(): Promise<boolean> {
    triedAt = clock();
    answer = await attempt().then(
      () => true,
      () => false,
    );
    return answer;
  }

  return async () => {
    if (!trying && clock() - triedAt >= everyMs)
      trying = tryOnce().finally(() => {
        trying = undefined;
      });
    if (!trying) return answer;
    return Promise.race([trying, sleep(patienceMs, false, { ref: false })]);
  };
}
