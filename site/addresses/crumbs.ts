import type { SiteLink } from '#content/site-settings';
import { type SubjectName, subjects } from '../../lib/subjects.ts';

/** The path to a page, for the breadcrumb and for search engines. */
export interface Crumbs {
  /** The steps between the home page and this one. */
  trail: SiteLink[];
  here: string;
}

export function crumbsOf(subject: SubjectName): Crumbs {
  return { trail: [], here: subjects[subject].label };
}

export function crumbsIn(subject: SubjectName, here: string, ...between: SiteLink[]): Crumbs {
  const { label: name, path } = subjects[subject];
  return { trail: [{ name, path }, ...between], here };
}
