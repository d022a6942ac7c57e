/** One caller at a time, in order; waiting too long ends with an error. */
export function createTurns(waitMs: number) {
  let last: Promise<void> = Promise.resolve();

  async function take(): Promise<() => void> {
    const before = last;
    let release = () => {};
    const mine = new Promise<void>((resolve) => {
      release = resolve;
    });
    last = before.then(() => mine);
    try {
      await within(before, waitMs);
    } catch (error) {
      release();
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
