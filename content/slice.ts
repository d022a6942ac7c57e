/** A part of a list: from the offset on, at most so many. */
export interface Slice {
  offset: number;
  count: number;
}

/**
 * Reads any part of a list from a source that knows pages only: mostly from one page that is a little longer,
 * otherwise from two neighbours. What is read too much costs as much as what is shown.
 */
export async function takeSlice<Item>(
  { offset, count }: Slice,
  readPage: (page: number, size: number) => Promise<Item[]>,
): Promise<Item[]> {
  if (count <= 0) return [];
  const around = sizeAround({ offset, count });
  const size = around ?? count;
  const page = Math.floor(offset / size) + 1;
  const skipped = offset % size;
  const first = await readPage(page, size);
  const next = around || first.length < size ? [] : await readPage(page + 1, size);
  return [...first, ...next].slice(skipped, skipped + count);
}

/** The size of the shortest pages of which one holds the whole part, if any is shorter than two parts. */
function sizeAround({ offset, count }: Slice): number | undefined {
  for (let size = count; size < 2 * count; size += 1)
    if ((offset % size) + count <= size) return size;
  return undefined;
}
