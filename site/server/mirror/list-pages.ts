import type { Page } from '../page.ts';
import type { Ledger } from './mirror-folder.ts';

interface Listed {
  /** The addresses of the sitemap itself. */
  maps: string[];
  /** Every page that it names, with the date that it gives; '' for pages that have none. */
  dates: Map<string, string>;
}

const named = /<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g;

/** Throws where the sitemap can't be read: without it everything would seem withdrawn. */
export async function listPages(
  renderPage: (path: string) => Promise<Page>,
  siteUrl: string,
): Promise<Listed> {
  const maps = ['/sitemap.xml', ...(await read('/sitemap.xml')).keys()];
  const dates = new Map<string, string>();
  for (const map of maps.slice(1))
    for (const [path, date] of await read(map)) dates.set(path, date);
  return { maps, dates };

  async function read(map: string): Promise<Map<string, string>> {
    const { status, body } = await renderPage(map);
    if (status !== 200) throw new Error(`${map}: ${status}`);
    return new Map(
      [...body.toString('utf8').matchAll(named)].map(([, address = '', date = '']) => [
        address.replaceAll('&amp;', '&').slice(siteUrl.length),
        date,
      ]),
    );
  }
}

/**
 * With a large archive a copy takes minutes. First come the pages without a date, which are few and show what is
 * new, then those that changed since the last copy.
 */
export function inTurn(dates: Listed['dates'], before: Ledger): string[] {
  const turnOf = (path: string) => {
    const date = dates.get(path);
    if (date === '') return 0;
    return before[path]?.date === date ? 2 : 1;
  };
  return [...dates.keys()].toSorted((one, other) => turnOf(one) - turnOf(other));
}
