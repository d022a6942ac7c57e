/** A part of a list: from the offset on, at most so many. */
export interface Slice {
  offset: number;
  count: number;
}

/**
 * Reads any part of a list from a source that knows pages only: the part lies on one page of its own size,
 * or on two neighbours.
 */
export async function takeSlice<Item>(
  { offset, count }: Slice,
  readPage: (page: number, size: number) => Promise<Item[]>,
): Promise<Item[]> {
  if (count <= 0) return [];
  const page = Math.floor(offset / count) + 1;
  const skipped = offset % count;
  const first = await readPage(page, count);
  const next = skipped === 0 || first.length < count ? [] : await readPage(page + 1, count);
  return [...first, ...next].slice(skipped, skipped + count);
}
