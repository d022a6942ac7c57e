import { cleanText } from './clean-text.ts';
import { type Day, parseDay } from './dates.ts';

/** As much of a search as its field takes; an address may bring any length. */
export const longestWords = 100;

/** What a page says when it could not read all of its address. */
export interface QueryNotice {
  kind: 'info';
  title: string;
  text: string;
}

/**
 * What the address asks for. Whatever makes no sense is left out and said in one short notice: an
 * address is often typed, cut short by a messenger, or made up, and a page must come all the same.
 */
export function readQuery(url: URL) {
  let misunderstood = false;
  let cutAt: number | undefined;
  const { searchParams } = url;

  function check<T>(name: string, read: (text: string) => T | undefined): T | undefined {
    const text = searchParams.get(name);
    if (text === null || text === '') return undefined;
    const value = read(text);
    if (value === undefined) misunderstood = true;
    return value;
  }

  return {
    oneOf<Key extends string>(name: string, list: Record<Key, unknown> | readonly Key[]) {
      const keys: readonly string[] = Array.isArray(list) ? list : Object.keys(list);
      return check(name, (text) => (keys.includes(text) ? (text as Key) : undefined));
    },
    /** Whatever a page reads in its own way; undefined from `read` means that it makes no sense. */
    parsed: check,
    day: (name: string): Day | undefined => check(name, parseDay),
    /** Free text is never wrong, only too long: what its field holds of it is taken, and that is said. */
    text(name: string, longest = longestWords): string {
      const letters = [...cleanText(searchParams.get(name) ?? '')];
      if (letters.length > longest) cutAt = longest;
      return letters.slice(0, longest).join('').trim();
    },
    /** A page that exists, or the first. */
    page: (name: string, last: number): number =>
      check(name, (text) => {
        const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
        return number >= 1 && number <= Math.max(last, 1) ? number : undefined;
      }) ?? 1,
    /** Asked for last, when everything has been read. */
    notice(): QueryNotice | undefined {
      if (misunderstood)
        return {
          kind: 'info',
          title: 'Parte do endereço não existe',
          text: 'Mostramos a página sem essa parte.',
        };
      if (cutAt === undefined) return undefined;
      return {
        kind: 'info',
        title: 'O texto era longo demais',
        text: `Usamos os primeiros ${cutAt} caracteres.`,
      };
    },
  };
}

/** The same page with some parts of its address changed; an undefined part is left out. */
export function addressWith(url: URL, changes: Record<string, string | undefined>): string {
  const params = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}
