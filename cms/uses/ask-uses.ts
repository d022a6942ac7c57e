import type { Use } from './find-uses.ts';

export interface UsesOf {
  id: number;
  count: number;
  first: Use[];
}

type Waiting = (uses: UsesOf | undefined) => void;

/** Long enough that all pictures of a page ask at once. */
const gatherMs = 50;
const waiting = new Map<string, Map<number, Waiting[]>>();

/** Where a document is used; undefined without an answer. All that ask at the same moment share one question. */
export function askUses(of: string, id: number): Promise<UsesOf | undefined> {
  return new Promise((resolve) => {
    const asked = waiting.get(of) ?? new Map<number, Waiting[]>();
    if (!waiting.has(of)) {
      waiting.set(of, asked);
      setTimeout(() => void answer(of), gatherMs);
    }
    asked.set(id, [...(asked.get(id) ?? []), resolve]);
  });
}

async function answer(of: string): Promise<void> {
  const asked = waiting.get(of) ?? new Map<number, Waiting[]>();
  waiting.delete(of);
  const response = await fetch(`/api/uses/${of}?ids=${[...asked.keys()].join(',')}`).catch(
    () => undefined,
  );
  const { uses } = response?.ok
    ? ((await response.json()) as { uses: UsesOf[] })
    : { uses: [] as UsesOf[] };
  for (const [id, all] of asked) {
    const own = uses.find((one) => one.id === id);
    for (const resolve of all) resolve(own);
  }
}
