import type { Page } from './page.ts';

/** A page that people are reading, and how it is rendered. */
export interface AskedPage {
  askedAt: number;
  times: number;
  render: () => Promise<Page>;
}

/** Pages that nobody asked for in so long are forgotten. */
const memoryMs = 10 * 60_000;
const mostPages = 30;
/** Of addresses that were asked for once only the moment is known. */
const mostAddresses = 300;

/** The pages that were asked for at least twice in the last ten minutes; of many, those asked for last. */
export function createAskedPages(clock: () => number) {
  const once = new Map<string, number>();
  const pages = new Map<string, AskedPage>();

  return {
    note(key: string, render: AskedPage['render']): void {
      const askedAt = clock();
      const known = pages.get(key);
      const before = known?.askedAt ?? once.get(key);
      if (before === undefined || askedAt - before > memoryMs) {
        remember(once, key, askedAt, mostAddresses);
        return;
      }
      once.delete(key);
      remember(pages, key, { askedAt, times: (known?.times ?? 1) + 1, render }, mostPages);
    },
    forget: (key: string) => void pages.delete(key),
    /** The one asked for most first. */
    list(): [string, AskedPage][] {
      for (const [key, { askedAt }] of pages) if (clock() - askedAt > memoryMs) pages.delete(key);
      return [...pages].sort(([, one], [, other]) => other.times - one.times);
    },
    get isEmpty() {
      return pages.size === 0;
    },
  };
}

/** The newest last; beyond `most` the oldest is forgotten. */
function remember<T>(list: Map<string, T>, key: string, value: T, most: number): void {
  list.delete(key);
  list.set(key, value);
  const [oldest] = list.keys();
  if (list.size > most && oldest !== undefined) list.delete(oldest);
}
