import { pause } from './pause.ts';

interface WorkLimitOptions {
  atOnce?: number;
  waiting?: number;
  /** So much work a sender has free, in milliseconds; a quarter of the processor pays it back. */
  free?: number;
  /** Beyond it a place rests so many times as long as the work took before the next in line gets it. */
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

/** The part of the processor that one sender may have for good. */
const ownPart = 0.25;

/** From here on those who are done are forgotten first: what they owe is paid back within seconds. */
const manyLanes = 1000;

interface Lane {
  running: number;
  /** Work that is not paid back yet, and when that was counted. */
  debtMs: number;
  countedAt: number;
  queue: (() => void)[];
}

/** One sender has more under way than it may: it is asked to wait a moment. */
export class TooBusy extends Error {
  readonly statusCode = 429;
  readonly retryAfter = 1;
}

/**
 * Work that no cache spares us, a few pieces at a time for one sender; the next ones wait in its own
 * line. Whoever asks for more than one can read meets a rest between two pieces: a loop waits for itself
 * and leaves most of the processor to the others; a visitor, or a school behind one address, does not.
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

  async function inTurn<T>(sender: string, { work, gone, tires }: Work<T>): Promise<T> {
    const lane = laneOf(sender);
    if (lane.running < atOnce) lane.running += 1;
    else await turnIn(lane, gone);
    const began = clock();
    try {
      return await work();
    } finally {
      const workMs = tires?.() === false ? 0 : clock() - began;
      const restMs = owe(lane, workMs) > free ? Math.min(workMs * rest, longestRestMs) : 0;
      if (restMs > 0) void wait(restMs).then(() => leave(lane));
      else leave(lane);
    }
  }

  /** Adds to what a lane owes; time has paid some of it back. */
  function owe(lane: Lane, workMs: number): number {
    const paid = (clock() - lane.countedAt) * ownPart;
    lane.debtMs = Math.max(0, lane.debtMs - paid) + workMs;
    lane.countedAt = clock();
    return lane.debtMs;
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

  /** The place goes to the next one in line. */
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

  /** Who has nothing under way and owes nothing is a stranger again. */
  function forgetIdle(): void {
    for (const [sender, lane] of lanes)
      if (lane.running === 0 && owe(lane, 0) === 0) lanes.delete(sender);
  }

  return {
    inTurn,
    /** How many have something under way, or owe. */
    get senders() {
      forgetIdle();
      return lanes.size;
    },
  };
}
