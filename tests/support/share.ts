/**
 * Which cases a run covers: all of them (`npm run test:long`), or a share chosen by the seed (`npm test`).
 * The seed comes from the commit, so that one commit is green or red for everybody; SEED=… sets another.
 */
import { spawnSync } from 'node:child_process';

export const long = process.env.TEST_LONG === '1';

// In the environment, so that the workers need not ask git again.
process.env.SEED ??= String(seedOfCommit());
export const seed = Number(process.env.SEED);

/** The first digits of the commit's hash; 0 where there is no repository. */
function seedOfCommit(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return Number.parseInt(stdout?.slice(0, 6) || '0', 16);
}

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

/** All cases in a long run, else so many, chosen by the seed and the name of the test. */
export function share<T>(name: string, cases: readonly T[], count = 1): readonly T[] {
  if (long || cases.length <= count) return cases;
  const own = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);
  const random = randomFrom(own);
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(Math.floor(random() * cases.length));
  return cases.filter((_, place) => drawn.has(place));
}
