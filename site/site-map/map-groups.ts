import type { SiteLink } from '#content/site-settings';
import { legislationPath, paths, transparencyTablePath } from '../../lib/paths.ts';
import { standingPageList, standingPages } from '../../lib/standing-pages.ts';
import { type SubjectName, subjectEntry } from '../../lib/subjects.ts';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';

export interface MapGroup {
  title: string;
  links: SiteLink[];
  /** Where the rest of a long group is. */
  all?: SiteLink;
}

/** Every page of the site, in the groups that citizens look for. Groups without a page are left out. */
export function mapGroups(
  navigation: SiteLink[],
  linksOf: ReadonlyMap<SubjectName, SiteLink[]>,
): MapGroup[] {
  const groups: MapGroup[] = [
    { title: 'Páginas principais', links: navigation },
    ...subjectGroups(linksOf),
    { title: 'Secretaria e transparência', links: houseLinks },
    {
      title: 'Fale com a gente e ajuda',
      links: standingPageList
        .filter(({ help }) => help)
        .map(({ label, path }) => ({ name: label, path })),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

function subjectGroups(linksOf: ReadonlyMap<SubjectName, SiteLink[]>): MapGroup[] {
  return [...linksOf]
    .flatMap(([name, links]) => {
      const { map } = subjectEntry(name);
      return map ? [{ ...map, links }] : [];
    })
    .sort((a, b) => a.place - b.place);
}

const houseLinks: SiteLink[] = [
  { name: 'Quem somos e equipe', path: paths.institution },
  { name: 'Legislação', path: legislationPath },
  ...(Object.keys(transparencySubjects) as TransparencySubject[]).map((subject) => ({
    name: transparencySubjects[subject],
    path: transparencyTablePath(subject),
  })),
  { name: standingPages.data.label, path: paths.data },
  { name: standingPages.openActive.label, path: paths.openActive },
];
