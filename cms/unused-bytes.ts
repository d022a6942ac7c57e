/**
 * What SQLite's pages keep beside their rows (https://sqlite.org/fileformat2.html). Pages of overflow are not here: they
 * have no unused room but at the end of a row, where SQLite has put zeros.
 */
export type FreePage = 'leaf' | 'trunk';

/** As large as a page can be. */
const zeros = Buffer.alloc(65_536);
/** How long the header of a page is, by its first byte. */
const treeHeaders: Record<number, number> = { 2: 12, 5: 12, 10: 8, 13: 8 };

/** A page with zeros wherever it keeps nothing; undefined where that is so already. */
export function withoutUnusedBytes(page: Buffer, free: FreePage | undefined): Buffer | undefined {
  const unused = free ? unusedOfFree(page, free) : unusedOfTree(page);
  const dirty = unused.filter(
    ([from, to]) => !page.subarray(from, to).equals(zeros.subarray(0, to - from)),
  );
  if (dirty.length === 0) return undefined;
  const clean = Buffer.from(page);
  for (const [from, to] of dirty) clean.fill(0, from, to);
  return clean;
}

type Range = [from: number, to: number];

function unusedOfFree(page: Buffer, free: FreePage): Range[] {
  if (free === 'leaf') return [[0, page.length]];
  return [[Math.min(8 + 4 * page.readUInt32BE(4), page.length), page.length]];
}

/** Between the list of rows and the rows, and in the chain of free blocks between rows. */
function unusedOfTree(page: Buffer): Range[] {
  // The first byte of any other page is that of a page number below 2^25, so 0 or 1.
  const headerSize = treeHeaders[page[0] ?? 0];
  if (headerSize === undefined) return [];
  const rowsStart = page.readUInt16BE(5) || zeros.length;
  const listEnd = headerSize + 2 * page.readUInt16BE(3);
  const ranges: Range[] = [[listEnd, rowsStart]];
  for (let block = page.readUInt16BE(1), last = 0; block !== 0; ) {
    // Blocks come in their order; anything else is a damaged page.
    if (block <= last || block + 4 > page.length) throw new Error('A page has no chain of blocks.');
    const [next, size] = [page.readUInt16BE(block), page.readUInt16BE(block + 2)];
    ranges.push([block + 4, block + size]);
    [block, last] = [next, block];
  }
  if (ranges.some(([from, to]) => from > to || to > page.length))
    throw new Error('A page has its rows in an unknown way.');
  return ranges;
}
