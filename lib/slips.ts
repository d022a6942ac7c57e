/** The letters of a word as bits: words that share too few letters need no exact comparison. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) % 31);
  return bits;
}

/** One changed letter takes one bit away and brings another. */
export function mayBeWithin(one: number, other: number, most: number): boolean {
  let differing = one ^ other;
  let count = 0;
  while (differing !== 0 && count <= 2 * most) {
    differing &= differing - 1;
    count++;
  }
  return count <= 2 * most;
}

/**
 * How many wrong letters lie between two words, or `most + 1` if more: a letter changed, missing, too many,
 * or two swapped (optimal string alignment).
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let earlier: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (earlier[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    earlier = previous;
    previous = current;
  }
  return Math.min(previous[other.length] ?? 0, most + 1);
}
