/**
 * How an island speaks to the page's script, which `voice.client.ts` hears. Not by a module of both: that would
 * be a file more for every page to load.
 */
declare global {
  interface DocumentEventMap {
    say: CustomEvent<string>;
    wait: CustomEvent<Promise<unknown>>;
  }
}

/** Announces to screen readers. */
export function say(words: string): void {
  document.dispatchEvent(new CustomEvent('say', { detail: words }));
}

/** Shows 'Carregando…' where something takes long. */
export function whileLoading<T>(work: Promise<T>): Promise<T> {
  document.dispatchEvent(new CustomEvent('wait', { detail: work }));
  return work;
}
