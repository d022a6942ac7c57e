import type { Piece } from '../lib/search-marks.ts';
import type { SubjectName } from '../lib/subjects.ts';
import type { NewsCategory } from '../lib/vocabulary.ts';
import { askIndex } from './search-index.ts';
import type { Slice } from './slice.ts';

export interface Found {
  kind: SubjectName;
  address: string;
  title: Piece[];
  facts: Piece[];
  excerpt: Piece[];
  /** Whether it is still to come. */
  coming: boolean;
}

export interface SearchAnswer {
  /** The results of this page, best first. */
  found: Found[];
  counts: Partial<Record<SubjectName, number>>;
  /** Whether all results have all the words, only the first ones, or none. */
  words: 'all' | 'first' | 'some';
  last: number;
}

export interface SearchQuery {
  words: string;
  kind: SubjectName | undefined;
  /** A number beyond the last page means the first. */
  page: number;
}

export async function search(query: SearchQuery, now: Date): Promise<SearchAnswer> {
  if (query.words === '') return { found: [], counts: {}, words: 'all', last: 1 };
  return askIndex('search', query, now.getTime());
}

export interface Suggestion {
  /** What it is, in words. */
  kind: string;
  address: string;
  title: Piece[];
}

/** Suggestions while typing: only results with all the words. */
export async function searchSuggestions(words: string, now: Date): Promise<Suggestion[]> {
  return askIndex('suggest', words, now.getTime());
}

export interface NewsAnswer {
  /** How many have all the words. */
  count: number;
  /** Those of the slice, best first. */
  slugs: string[];
}

export async function searchNews(
  { words, category }: { words: string; category: NewsCategory | undefined },
  slice: Slice,
  now: Date,
): Promise<NewsAnswer> {
  return askIndex('findNews', words, category, slice, now.getTime());
}
