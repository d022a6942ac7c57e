import { fetchData } from '../islands/fetch-data.ts';

export interface LiveState {
  isLive: boolean;
  viewers: number;
  title: string;
}

const everyMs = 60_000;

/** Asks what is on air, now and each minute that the page is in view, and when one comes back to it later. */
export function watchLive(
  address: string,
  signal: AbortSignal,
  tell: (state: LiveState) => void,
): void {
  let next = 0;
  function ask(): void {
    if (document.hidden || Date.now() < next) return;
    next = Date.now() + everyMs;
    // Without a connection nothing changes, and the next minute asks again.
    fetchData<LiveState>(address, signal).then(tell, () => undefined);
  }
  const timer = setInterval(ask, everyMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', ask, { signal });
  ask();
}
