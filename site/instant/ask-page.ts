/**
 * How an island speaks to the page's script, which `for-islands.ts` hears. Not by a module of both: that would
 * be a file more for every page to load.
 */
declare global {
  interface DocumentEventMap {
    say: CustomEvent<string>;
    wait: CustomEvent<Promise<unknown>>;
    renew: CustomEvent<string>;
  }
}

const tell = (name: string, detail: unknown) =>
  document.dispatchEvent(new CustomEvent(name, { detail }));

/** Announces to screen readers. */
export function say(words: string): void {
  tell('say', words);
}

/** Shows 'Carregando…' where something takes long. */
export function whileLoading<T>(work: Promise<T>): Promise<T> {
  tell('wait', work);
  return work;
}

/** Fetches one part of the page anew, by its id. */
export function renewPart(id: string): void {
  tell('renew', id);
}
