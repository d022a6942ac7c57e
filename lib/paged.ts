/** A list that may be long: how many there are, and themselves, a bounded number at a time. */
export interface Paged<Item> {
  count: number;
  pages: () => AsyncIterable<Item[]>;
}

/** A short list in the same shape. */
export function onePage<Item>(items: Item[]): Paged<Item> {
  return {
    count: items.length,
    async *pages() {
      yield items;
    },
  };
}

/** Everything of something that comes bit by bit. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The same list with each of its items made into something else. */
export function mapPaged<Item, Made>(
  { count, pages }: Paged<Item>,
  make: (item: Item) => Made,
): Paged<Made> {
  return {
    count,
    async *pages() {
      for await (const page of pages()) yield page.map(make);
    },
  };
}
