import type { PageAddress } from '#content/page-addresses';
import { localMoment } from '../../lib/local-moment.ts';
import { paths, transparencyTablePath } from '../../lib/paths.ts';
import { standingPageList } from '../../lib/standing-pages.ts';
import { subjectNames, subjects } from '../../lib/subjects.ts';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { xmlElement, xmlHead } from '../../lib/xml-text.ts';

/** Pages that exist whatever editors publish. A test finds missing ones. */
export const standingAddresses: readonly string[] = [
  ...new Set([
    ...standingPageList.filter(({ listed }) => listed).map(({ path }) => path),
    ...subjectNames.filter((name) => subjects[name].list).map((name) => paths[name]),
    ...(Object.keys(transparencySubjects) as TransparencySubject[]).map(transparencyTablePath),
  ]),
];

/** Without a date: nobody knows when such a page changed. */
export function sitemap(pages: PageAddress[], origin: string): string {
  const entries = [
    ...standingAddresses.map((path) => xmlElement('loc', origin + path)),
    ...pages.map(
      ({ path, changedAt }) =>
        xmlElement('loc', origin + path) + xmlElement('lastmod', localMoment(changedAt)),
    ),
  ];
  const urls = entries.map((entry) => `<url>${entry}</url>`).join('\n');
  return `${xmlHead}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
