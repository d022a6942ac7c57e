import { setImmediate as nextTurn } from 'node:timers/promises';

/** A read and what is made of it takes a few milliseconds, so that with this much a turn stays well below 50. */
const longestMs = 10;

/**
 * The driver answers at once, so a page that reads one thing after the other would hold the event loop until it
 * is done, and everybody else would wait. Here a read waits for the loop's next turn when the last such wait is
 * long ago.
 */
export function createGiveWay(clock = () => performance.now()) {
  let begunAt = Number.NEGATIVE_INFINITY;
  let next: Promise<void> | undefined;

  async function turn(): Promise<void> {
    await nextTurn();
    begunAt = clock();
    next = undefined;
  }

  /** `read` begins at once when its turn has come: all who waited go on in the same turn, and each looks again. */
  return async function giveWay<T>(read: () => Promise<T>): Promise<T> {
    while (clock() - begunAt >= longestMs) {
      next ??= turn();
      await next;
    }
    return read();
  };
}
