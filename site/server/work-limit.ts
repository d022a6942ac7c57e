import { pause } from './pause.ts';

interface WorkLimitOptions {
  atOnce?: number;
  waiting?: number;
  /** A place rests so many times as long as the work took before the next in line gets it. */
  rest?: number;
  clock?: () => number;
  wait?: (ms: number) => Promise<unknown>;
}

interface Work<T> {
  work: () => Promise<T>;
  /** Whoever hangs up leaves the line. */
  gone?: AbortSignal;
  /** Asked afterwards: must its place rest? */
  tires?: () => boolean;
}

/** Work that hung on the database tells nothing about what it cost. */
const longestRestMs = 500;

interface Lane {
  running: number;
  queue: (() => void)[];
}

/** One sender has more under way than it may: it is asked to wait a moment. */
export class TooBusy extends Error {
  readonly statusCode = 429;
  readonly retryAfter = 1;
}

/**
 * Work that no cache spares us, a few pieces at a time for one sender; the next ones wait in its own
 * line, and between two there is a rest. So whoever asks in a loop waits for themselves and leaves most
 * of the processor to the others; who reads what they asked for never meets the rest.
 */
export function createWorkLimit({
  atOnce = 2,
  waiting = 500,
  rest = 4,
  clock = () => performance.now(),
  wait = pause,
}: WorkLimitOptions = {}) {
  const lanes = new Map<string, Lane>();

  async function inTurn<T>(sender: string, { work, gone, tires }: Work<T>): Promise<T> {
    const lane = lanes.get(sender) ?? { running: 0, queue: [] };
    lanes.set(sender, lane);
    if (lane.running < atOnce) lane.running += 1;
    else await turnIn(lane, gone);
    const began = clock();
    try {
      return await work();
    } finally {
      const restMs = tires?.() === false ? 0 : Math.min((clock() - began) * rest, longestRestMs);
      if (restMs > 0) void wait(restMs).then(() => leave(sender, lane));
      else leave(sender, lane);
    }
  }

  /** Whoever hangs up leaves the line: nobody works for somebody who is gone. */
  function turnIn({ queue }: Lane, gone: AbortSignal | undefined): Promise<void> {
    if (queue.length >= waiting) throw new TooBusy('Too much work at once');
    return new Promise((resolve, reject) => {
      const begin = () => {
        gone?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(new TooBusy('Gone'));
      };
      queue.push(begin);
      gone?.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** The place goes to the next one in line, or the lane is forgotten. */
  function leave(sender: string, lane: Lane): void {
    const next = lane.queue.shift();
    next?.();
    if (next) return;
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(sender);
  }

  return {
    inTurn,
    /** How many senders it knows of. */
    get senders() {
      return lanes.size;
    },
  };
}
