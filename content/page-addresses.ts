import { detailPath } from '../lib/paths.ts';
import { type DetailedSubject, detailedSubjects, subjects } from '../lib/subjects.ts';
import { asVisitor, openPayload } from './payload.ts';
import { publicAt } from './public-at.ts';

/** The page of a document, and when the document last changed. */
export interface PageAddress {
  path: string;
  changedAt: Date;
}

/** All documents with pages; only their addresses are read, because there may be many. */
export async function listPageAddresses(now: Date): Promise<PageAddress[]> {
  const lists = await Promise.all(detailedSubjects.map((subject) => listAddresses(subject, now)));
  return lists.flat();
}

async function listAddresses(subject: DetailedSubject, now: Date): Promise<PageAddress[]> {
  const payload = await openPayload();
  const lists = await Promise.all(
    subjects[subject].collections.map((collection) =>
      payload.find({
        collection,
        where: publicAt(subject, now),
        pagination: false,
        sort: 'slug',
        select: { slug: true, updatedAt: true },
        ...asVisitor,
      }),
    ),
  );
  const pages = lists
    .flatMap(({ docs }) => docs)
    .map(({ slug, updatedAt }) => ({
      path: detailPath(subject, slug ?? ''),
      changedAt: new Date(updatedAt),
    }));
  // A recording may have the same slug as its announcement: they share a page.
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}
