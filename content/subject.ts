import type { DataSet } from '../lib/data-set.ts';
import { detailPath } from '../lib/paths.ts';
import type { DetailedSubject } from '../lib/subjects.ts';
import type { FindableSource } from './findable.ts';
import type { SiteLink } from './site-settings.ts';

/** One document in a feed. */
export interface FeedEntry {
  /** Stays the same when the document is renamed. */
  id: number;
  path: string;
  title: string;
  summary: string;
  publishedAt: Date;
  changedAt: Date;
}

/** What a subject of the register does with its documents. */
export interface SubjectContent {
  /** Where the search finds what it finds of it. */
  findables: readonly FindableSource[];
  /** Its links on the map of the site. */
  listMapLinks?: (now: Date) => Promise<SiteLink[]>;
  /** Its newest documents for feed readers, newest first. */
  feed?: { title: string; listEntries: (now: Date) => Promise<FeedEntry[]> };
  dataSets?: readonly DataSet[];
}

/** So many of a long list are on the map of the site. */
export const linksOnMap = 6;

interface Addressed {
  slug: string;
  title?: string;
  name?: string;
}

export const linkTo =
  (subject: DetailedSubject) =>
  ({ slug, title, name }: Addressed): SiteLink => ({
    name: title ?? name ?? slug,
    path: detailPath(subject, slug),
  });
