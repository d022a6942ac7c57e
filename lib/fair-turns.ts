/**
 * A semaphore with a line for each sender: whoever has many pieces of work waiting has one done, then it is the
 * turn of the others.
 */
export function createFairTurns(atOnce: number) {
  let free = atOnce;
  const lines = new Map<string, (() => void)[]>();

  function passOn(): void {
    const [first] = lines;
    if (!first) {
      free += 1;
      return;
    }
    const [sender, line] = first;
    const begin = line.shift();
    lines.delete(sender);
    // At the end of the round.
    if (line.length > 0) lines.set(sender, line);
    begin?.();
  }

  return async function inTurn<T>(sender: string, work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else
      await new Promise<void>((begin) => {
        const line = lines.get(sender);
        if (line) line.push(begin);
        else lines.set(sender, [begin]);
      });
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
