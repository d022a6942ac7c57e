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
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    if (Date.now() >= next) {
      next = Date.now() + everyMs;
      // Without a connection nothing changes, and the next minute asks again.
      fetchData<LiveState>(address, signal).then(tell, () => undefined);
    }
    timer = setTimeout(look, next - Date.now());
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
  document.addEventListener('visibilitychange', look, { signal });
  look();
}
