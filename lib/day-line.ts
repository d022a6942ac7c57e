/** The hours that the line of a day shows; what lies outside stands at its ends. */
export const firstHour = 6;
export const lastHour = 22;
/** Hours that the words beside a mark take up on the line. */
const wordsTake = 3.5;

export interface Placed<Item> {
  item: Item;
  /** Hours since midnight, 12.75 for 12h45, within what the line shows. */
  hour: number;
  /** Which row its words stand in, 0 next to the line. */
  row: number;
}

/** Places what happens at given hours so that no words lie on others; what finds no row is left over. */
export function placeOnLine<Item>(
  items: readonly { item: Item; hour: number }[],
  rows: number,
): { placed: Placed<Item>[]; over: Item[] } {
  const freeFrom = Array.from({ length: rows }, () => Number.NEGATIVE_INFINITY);
  const placed: Placed<Item>[] = [];
  const over: Item[] = [];
  for (const { item, hour: exact } of items.toSorted((one, other) => one.hour - other.hour)) {
    const hour = Math.min(Math.max(exact, firstHour), lastHour - 1);
    const row = freeFrom.findIndex((from) => from <= hour);
    if (row === -1) {
      over.push(item);
      continue;
    }
    freeFrom[row] = hour + wordsTake;
    placed.push({ item, hour, row });
  }
  return { placed, over };
}
