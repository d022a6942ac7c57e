/** One piece of work after another; undefined when `most` are in line already. */
export function oneAtATime(most: number) {
  let inHand = 0;
  let last: Promise<unknown> = Promise.resolve();
  return function inLine<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (inHand >= most) return undefined;
    inHand += 1;
    const done = last.then(work).finally(() => {
      inHand -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
}
