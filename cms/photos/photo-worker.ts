import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { prepareNextPhoto } from './prepare-photo.ts';

const everyMs = 1000;
const afterFailureMs = 10_000;

/** In development Next loads this module anew at each change: the former worker must end. */
const running = Symbol.for('portal.photo-worker');
const world = globalThis as { [running]?: AbortController };

/** Prepares photographs one after the other, as long as the admin runs. */
export function startPhotoWorker(payload: Payload): void {
  world[running]?.abort();
  const stop = new AbortController();
  world[running] = stop;
  void run(payload, stop.signal);
}

async function run(payload: Payload, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pauseMs = await prepareNextPhoto(payload).then(
      (found) => (found ? 0 : everyMs),
      (error: unknown) => {
        payload.logger.error({ err: error, msg: 'As fotografias esperam' });
        return afterFailureMs;
      },
    );
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
