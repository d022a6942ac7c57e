/** The log says no more of them. */
const mostKept = 10;

/**
 * Does the work for each in turn, also after one that failed: it must not keep the others. Throws at the end what
 * failed, in words for the log.
 */
export async function skipFailing<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  words: string,
): Promise<void> {
  const failures: unknown[] = [];
  let failed = 0;
  for await (const item of items)
    await work(item).catch((error: unknown) => {
      failed += 1;
      if (failures.length < mostKept) failures.push(error);
    });
  if (failed > 0)
    throw new AggregateError(failures, `${words} (${failed})`, { cause: failures[0] });
}
