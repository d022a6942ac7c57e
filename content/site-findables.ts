import { standingPageList } from '../lib/standing-pages.ts';
import { type FoundPage, subjectEntry, subjectNames } from '../lib/subjects.ts';
import { type FindableWhole, toFindable } from './findable.ts';

const pages: readonly { path: string; found?: readonly FoundPage[] }[] = [
  ...subjectNames.map(subjectEntry),
  ...standingPageList,
];

/** Pages that editors don't write but people search for. */
export const sitePages: FindableWhole = {
  name: 'site-pages',
  readAll: async () =>
    pages
      .flatMap(({ path, found = [] }) =>
        found.map(({ part = '', ...page }) => ({ address: path + part, ...page })),
      )
      .map((page, order) =>
        toFindable({ id: `${page.address} ${page.title}`, kind: 'institution', order, ...page }),
      ),
};
