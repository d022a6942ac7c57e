/**
 * The title of a page that shows a part of something: its name, then what the address chose, so that a screen
 * reader's first words, the browser's tabs and its history tell one address from the next.
 */
export function pageTitle(name: string, ...chosen: (string | undefined)[]): string {
  return [name, ...chosen.filter(Boolean)].join(', ');
}

/** 'página 2'; the first page is the list itself. */
export const pageWords = (page: number): string | undefined =>
  page > 1 ? `página ${page}` : undefined;

/** 'busca: natação' */
export const searchWords = (words: string): string | undefined =>
  words === '' ? undefined : `busca: ${words}`;
