/**
 * What a run takes on: all of what is long (`npm run test:long`), or a share of it that changes with the
 * seed (`npm test`). The seed is printed; SEED=… brings the same cases again.
 */
export const long = process.env.TEST_LONG === '1';

// Kept in the environment, where the workers, which read this file too, find the same.
process.env.SEED ??= String(Date.now() % 1_000_000);
export const seed = Number(process.env.SEED);

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All of the cases in a long run, else so many of them, by the seed and by whose cases they are. */
export function share<T>(name: string, cases: readonly T[], count = 1): readonly T[] {
  if (long || cases.length <= count) return cases;
  const own = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);
  const random = randomFrom(own);
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(Math.floor(random() * cases.length));
  return cases.filter((_, place) => drawn.has(place));
}
