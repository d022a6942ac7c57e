import type { Meaning } from './search-meanings.ts';
import type { Postings } from './search-postings.ts';

const dayMs = 86_400_000;

/**
 * For each document the sum, over the words, of its best score for each. Undefined where no document can have
 * all the words.
 */
export function scoresOf(
  meant: Meaning[],
  { postings, count, partial }: { postings: Postings; count: number; partial: boolean },
): Float64Array | undefined {
  if (!partial && meant.some((terms) => terms.size === 0)) return undefined;
  const total = new Float64Array(count);
  const met = new Uint8Array(count);
  const best = new Float64Array(count);
  for (const terms of meant) {
    for (const [term, weight] of terms) {
      const { documents, weights } = postings.of(term) ?? { documents: [], weights: [] };
      // A word in few documents says more about them than a common one.
      const factor = weight * Math.log(1 + count / documents.length);
      for (let index = 0; index < documents.length; index++) {
        const number = documents[index] as number;
        const score = factor * (weights[index] as number);
        if (score > (best[number] as number)) best[number] = score;
      }
    }
    for (let number = 0; number < best.length; number++) {
      if (best[number] === 0) continue;
      total[number] = (total[number] as number) + (best[number] as number);
      met[number] = (met[number] as number) + 1;
      best[number] = 0;
    }
  }
  if (!partial)
    for (let number = 0; number < met.length; number++)
      if (met[number] !== meant.length) total[number] = 0;
  return total;
}

/** Future dates score higher; past ones lose with time, down to 0.7. */
export function timeliness(at: number | undefined, now: number): number {
  if (at === undefined) return 1;
  const days = (now - at) / dayMs;
  return days < 0 ? 1.3 : Math.max(0.7, 1 - days / 1000);
}
