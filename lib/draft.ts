import type { DetailedCollection } from './subjects.ts';

/** What a page is shown with instead of the public document, to an editor who asked to see it. */
export interface Draft {
  collection: DetailedCollection;
  /** As it is stored: relations are numbers. */
  document: { id: number };
  /** Names of what must be filled in before there is a page. */
  missing: string[];
}
