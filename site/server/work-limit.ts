import { pause } from './pause.ts';

interface WorkLimitOptions {
  atOnce?: number;
  waiting?: number;
  /** Work that a sender may use freely, in milliseconds; it is paid back at a quarter of a processor. */
  free?: number;
  /** Beyond that a place stays empty for so many times as long as the work took. */
  rest?: number;
  clock?: () => number;
  wait?: (ms: number) => Promise<unknown>;
}

interface Work<T> {
  work: () => Promise<T>;
  /** Aborted when the sender has hung up; then it leaves the line. */
  gone?: AbortSignal;
  /** Asked after the work: whether it counts as used. */
  tires?: () => boolean;
}

/** Work that waited for the database took long without costing much, so the pause is limited. */
const longestRestMs = 500;

/** The share of a processor that one sender may use continuously. */
const ownPart = 0.25;

/** From so many senders on, those without work and debt are forgotten. */
const manyLanes = 1000;

interface Lane {
  running: number;
  /** Work not paid back yet, and when that was computed. */
  debtMs: number;
  countedAt: number;
  queue: (() => void)[];
}

/** One sender has too much work waiting: it is asked to wait. */
export class TooBusy extends Error {
  readonly statusCode = 429;
  readonly retryAfter = 1;
}

/**
 * Limits work that no cache avoids: a few pieces at a time for each sender; the next wait in that sender's
 * own line. Who asks for more than a person can read gets a pause after each piece. So a loop leaves most of
 * the processor to others, and a visitor, or a school behind one address, notices nothing.
 *
 * Long because its functions share the lanes and the settings.
 */
export function createWorkLimit({
  atOnce = 2,
  waiting = 500,
  free = 1500,
  rest = 4,
  clock = () => performance.now(),
  wait = pause,
}: WorkLimitOptions = {}) {
  const lanes = new Map<string, Lane>();
  let working = 0;

  async function inTurn<T>(sender: string, { work, gone, tires }: Work<T>): Promise<T> {
    const lane = laneOf(sender);
    if (lane.running < atOnce) lane.running += 1;
    else await turnIn(lane, gone);
    const began = clock();
    working += 1;
    try {
      return await work();
    } finally {
      working -= 1;
      const workMs = tires?.() === false ? 0 : clock() - began;
      const restMs = owe(lane, workMs) > free ? Math.min(workMs * rest, longestRestMs) : 0;
      if (restMs > 0) void wait(restMs).then(() => leave(lane));
      else leave(lane);
    }
  }

  /** Adds to a lane's debt, after subtracting what time has paid back. */
  function owe(lane: Lane, workMs: number): number {
    const paid = (clock() - lane.countedAt) * ownPart;
    lane.debtMs = Math.max(0, lane.debtMs - paid) + workMs;
    lane.countedAt = clock();
    return lane.debtMs;
  }

  /** Waits for a turn; leaves the line when the sender hangs up. */
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

  /** Gives the place to the next in line. */
  function leave(lane: Lane): void {
    const next = lane.queue.shift();
    if (next) next();
    else lane.running -= 1;
  }

  function laneOf(sender: string): Lane {
    const known = lanes.get(sender);
    if (known) return known;
    if (lanes.size >= manyLanes) forgetIdle();
    const lane = { running: 0, queue: [], debtMs: 0, countedAt: clock() };
    lanes.set(sender, lane);
    return lane;
  }

  /** Forgets senders without work and without debt. */
  function forgetIdle(): void {
    for (const [sender, lane] of lanes)
      if (lane.running === 0 && owe(lane, 0) === 0) lanes.delete(sender);
  }

  return {
    inTurn,
    /** Whether work is being done; resting and waiting in line are none. */
    isBusy: () => working > 0,
    /** How many pieces of work wait in line. */
    get waiting() {
      return [...lanes.values()].reduce((sum, { queue }) => sum + queue.length, 0);
    },
    /** How many senders have work or debt. */
    get senders() {
      forgetIdle();
      return lanes.size;
    },
  };
}
