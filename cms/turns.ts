/** So many callers at a time, in order; waiting too long ends with an error. */
export function createTurns(waitMs: number, atOnce = 1) {
  let free = atOnce;
  const line: (() => void)[] = [];

  function createRelease(): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = line.shift();
      if (next) next();
      else free += 1;
    };
  }

  async function take(): Promise<() => void> {
    const release = createRelease();
    if (free > 0) {
      free -= 1;
      return release;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    line.push(resolve);
    try {
      await within(promise, waitMs);
    } catch (error) {
      const place = line.indexOf(resolve);
      // Its turn came at the last moment: the next one has it.
      if (place < 0) release();
      else line.splice(place, 1);
      throw error;
    }
    return release;
  }

  return { take };
}

async function within(turn: Promise<void>, waitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database is busy.')), waitMs);
  });
  try {
    await Promise.race([turn, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
