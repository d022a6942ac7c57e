import type { SearchTexts } from '../lib/search-weights.ts';
import type { SubjectCollection, SubjectName } from '../lib/subjects.ts';
import { asVisitor } from './payload.ts';

/** What the search gets of a document or a page. */
export interface Findable extends SearchTexts {
  /** The number of the document, or a name that no other of its source has. */
  id: number | string;
  kind: SubjectName;
  address: string;
  /** A few facts on one line: day, place. */
  facts: string;
  /** The category of an article: its list filters by it. */
  category?: string;
  /** Not found before this moment, in milliseconds. */
  from?: number | undefined;
  /** When it happens or happened, in milliseconds. */
  at?: number | undefined;
  /** Of equally good ones of its kind, the lower comes first; then the title decides. */
  order: number;
}

/** Documents of which each is found by itself. */
export interface FindableDocuments {
  collection: SubjectCollection;
  /** The fields that name documents of other collections, by whose names these are found too. */
  naming?: Partial<Record<SubjectCollection, string>>;
  /** Those of the documents with these numbers that are public. */
  readFindables: (ids: number[]) => Promise<Findable[]>;
}

/** What is small, or found as a whole: read again when its collection changed; without one, always. */
export interface FindableWhole {
  name: string;
  collection?: SubjectCollection;
  readAll: () => Promise<Findable[]>;
}

export type FindableSource = FindableDocuments | FindableWhole;

const nothing = { keywords: '', summary: '', body: '', facts: '', order: 0 };
type Parts = Partial<Findable> & Pick<Findable, 'id' | 'kind' | 'address' | 'title'>;

export const toFindable = (parts: Parts): Findable => ({ ...nothing, ...parts });

/** How the documents with these numbers are asked for. */
export const withNumbers = (ids: number[]) =>
  ({
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    ...asVisitor,
  }) as const;
