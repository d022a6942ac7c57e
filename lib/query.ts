import { cleanText } from './clean-text.ts';
import { type Day, parseDay } from './dates.ts';

/** The length of a search field; an address may contain more. */
export const longestWords = 100;

/** What a page says when it could not read all of its address. */
export interface QueryNotice {
  kind: 'info';
  title: string;
  text: string;
}

/**
 * Reads the address's parameters. Invalid values are ignored and mentioned in one short notice: addresses are
 * often typed, cut off by a messenger, or invented, and a page must come all the same.
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
    /** Reads a value in the page's own way; undefined from `read` means invalid. */
    parsed: check,
    day: (name: string): Day | undefined => check(name, parseDay),
    /** Free text is never invalid, only too long: it is cut to the field's length, and the notice says so. */
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
