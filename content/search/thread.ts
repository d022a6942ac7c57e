import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { settings } from '../../cms/settings.ts';
import { describeFailure } from '../../lib/describe-failure.ts';
import type { HeldIndex } from './held-index.ts';

type Name = keyof HeldIndex;

export interface CallMessage {
  number: number;
  name: Name;
  args: unknown[];
}

export interface Reply {
  number: number;
  result?: unknown;
  error?: unknown;
}

/** The thread ended before it answered. Another one may. */
export class ThreadEnded extends Error {}

/** V8 would plan with as much as for the whole site. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 4 };

/** Starts the search's thread; it ends with the program. */
export function startThread() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { path: join(settings.dataDir, 'search-index') },
    resourceLimits,
    execArgv: [],
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  let ended: ThreadEnded | undefined;

  const answered = (number: number) => {
    const one = waiting.get(number);
    waiting.delete(number);
    // It keeps the program alive only while somebody waits for it.
    if (waiting.size === 0) worker.unref();
    return one;
  };
  worker.on('message', ({ number, result, error }: Reply) => {
    if (error === undefined) answered(number)?.resolve(result);
    else answered(number)?.reject(error);
  });
  worker.on('error', (error) => {
    console.error(`A busca falhou e recomeça: ${describeFailure(error)}`);
  });
  worker.on('exit', () => {
    ended = new ThreadEnded('The thread of the search ended.');
    for (const number of waiting.keys()) answered(number)?.reject(ended);
  });
  worker.unref();

  return {
    call<N extends Name>(
      name: N,
      ...args: Parameters<HeldIndex[N]>
    ): Promise<ReturnType<HeldIndex[N]>> {
      if (ended) return Promise.reject(ended);
      const number = ++calls;
      const one = Promise.withResolvers<unknown>();
      waiting.set(number, one);
      worker.ref();
      worker.postMessage({ number, name, args } satisfies CallMessage);
      return one.promise as Promise<ReturnType<HeldIndex[N]>>;
    },
    hasEnded: () => ended !== undefined,
  };
}

export type SearchThread = ReturnType<typeof startThread>;
