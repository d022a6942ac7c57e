import type { AddressPart } from '#content/page-addresses';
import { localMoment } from '../../lib/local-moment.ts';
import { paths, sportPath, transparencyTablePath } from '../../lib/paths.ts';
import { sportSlugs } from '../../lib/sport-names.ts';
import { standingPageList } from '../../lib/standing-pages.ts';
import { detailedSubjects, detailsHome, subjectNames, subjects } from '../../lib/subjects.ts';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { xmlElement, xmlHead } from '../../lib/xml-text.ts';
import { pageLife } from './page-life.ts';

/** A page, or a part of the map. */
interface Listed {
  path: string;
  /** Pages of our own have none: nobody knows when such a page changed. */
  changedAt?: Date;
}

/** Pages that exist whatever editors publish. A test finds missing ones. */
export const standingAddresses: readonly Listed[] = [
  ...new Set([
    ...standingPageList.filter(({ listed }) => listed).map(({ path }) => path),
    ...subjectNames.filter((name) => subjects[name].list).map((name) => paths[name]),
    ...(Object.keys(transparencySubjects) as TransparencySubject[]).map(transparencyTablePath),
    ...sportSlugs.map(sportPath),
  ]),
].map((path) => ({ path }));

/** The part with the pages that belong to no document. */
export const standingPart = 'paginas';

/** 'agenda-1' */
export const partName = ({ subject, part }: AddressPart) =>
  `${detailsHome(subject).slice(1)}-${part}`;

export function readPartName(name: string): AddressPart | undefined {
  const [, first = '', number = ''] = /^(.+)-([1-9]\d{0,6})$/.exec(name) ?? [];
  const subject = detailedSubjects.find((one) => detailsHome(one) === `/${first}`);
  return subject && { subject, part: Number(number) };
}

const elements = {
  sitemapindex: 'sitemap',
  urlset: 'url',
} as const;

/** A list of pages, or of other lists. */
export function sitemapResponse(
  kind: keyof typeof elements,
  listed: readonly Listed[],
  origin: string,
): Response {
  const lines = listed.map(({ path, changedAt }) => {
    const date = changedAt ? xmlElement('lastmod', localMoment(changedAt)) : '';
    return `<${elements[kind]}>${xmlElement('loc', origin + path)}${date}</${elements[kind]}>\n`;
  });
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return new Response(`${xmlHead}\n<${kind} ${space}>\n${lines.join('')}</${kind}>\n`, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': pageLife.minute,
    },
  });
}
