/** How islands ask for data. The specification's numbers: kept for five minutes, asked for three times more. */
const keptMs = 5 * 60_000;
const retries = 3;

export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** Asks again where an answer fails to come, and gives up after three more tries. */
export async function fetchData<Data>(address: string, signal: AbortSignal): Promise<Data> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask<Data>(address, signal);
    } catch (error) {
      if (signal.aborted || failures === retries) throw error;
      await new Promise((go) => setTimeout(go, retryDelay(failures)));
    }
  }
}

const kept = new Map<string, unknown>();

/** Asks once, and keeps the answer. For what is asked while one types: by the next try something else is wanted. */
export async function fetchOnce<Data>(address: string, signal: AbortSignal): Promise<Data> {
  if (kept.has(address)) return kept.get(address) as Data;
  const data = await ask<Data>(address, signal);
  kept.set(address, data);
  setTimeout(() => kept.delete(address), keptMs);
  return data;
}

async function ask<Data>(address: string, signal: AbortSignal): Promise<Data> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
