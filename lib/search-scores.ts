import type { Meaning } from './search-meanings.ts';
import type { Postings } from './search-postings.ts';

const dayMs = 86_400_000;

/** The sum over the words of the best that a document has for each; undefined where none can have all. */
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
      // A word that few documents have tells more.
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

/** What lies ahead counts for more; what is past for less and less, down to a floor. */
export function timeliness(at: Date | undefined, now: Date): number {
  if (!at) return 1;
  const days = (now.getTime() - at.getTime()) / dayMs;
  return days < 0 ? 1.3 : Math.max(0.7, 1 - days / 1000);
}
