import { subjects } from '../../lib/subjects.ts';

export interface PublicAddresses {
  /** Pages that no editor adds, the sitemap itself, and what these pages lead to by a query or as a file. */
  standing: string[];
  /** Every page of every list. */
  lists: string[];
  documents: string[];
}

/** Where a site says that it is, whatever port it has. */
export const publicAddress = 'https://exemplo.ap.gov.br';

let visitors = 0;

/** A site lets one visitor who asks for thousands of pages wait; these are many, as a proxy would tell. */
export function asAnotherVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** Where a list shows a part at first: the address of all of it. */
const wholeLists = Object.values(subjects).flatMap((subject) =>
  'map' in subject && 'all' in subject.map ? [subject.map.all.path.split('#')[0] ?? ''] : [],
);

const file = /\.(ics|csv|json|jsonld|xml|txt|webmanifest)$/;

/** Everything that a visitor can reach on a site from its sitemap. */
export async function listPublicAddresses(site: string): Promise<PublicAddresses> {
  const read = async (path: string) =>
    (await fetch(site + path, { headers: asAnotherVisitor() })).text();
  const locations = async (path: string) =>
    [...(await read(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      decode(address).slice(publicAddress.length),
    );
  const maps = await locations('/sitemap.xml');
  const [pages = [], ...parts] = await Promise.all(maps.map(locations));
  const found = new Set<string>();
  const lastPages = new Map<string, number>();
  for (const path of new Set([...pages, ...wholeLists]))
    for (const link of linksIn(await read(path))) {
      const [, list, page] = /^(.*[?&]pagina=)(\d+)$/.exec(link) ?? [];
      if (list) lastPages.set(list, Math.max(Number(page), lastPages.get(list) ?? 0));
      else if (link.includes('?') || file.test(link)) found.add(link);
    }
  return {
    standing: [...new Set([...pages, '/sitemap.xml', ...maps, ...found])],
    lists: [...lastPages].flatMap(([list, last]) =>
      Array.from({ length: last }, (_, place) => `${list}${place + 1}`),
    ),
    documents: parts.flat(),
  };
}

const decode = (text: string) => text.replaceAll('&amp;', '&');

const linksIn = (html: string) =>
  [...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, address = '']) => decode(address));

/** Of each subject all documents where they are few, else so many, evenly over all of them. */
export function sampleOf(documents: string[], most: number): string[] {
  const subjects = Object.values(Object.groupBy(documents, (path) => path.split('/')[1] ?? ''));
  return subjects.flatMap((paths = []) => {
    const step = Math.max(1, paths.length / most);
    const count = Math.min(paths.length, most);
    return Array.from({ length: count }, (_, place) => paths[Math.floor(place * step)] ?? '');
  });
}
