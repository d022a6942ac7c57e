import { articlePath } from '../lib/paths.ts';
import { cutAround, hasHit, markWords, type Piece } from '../lib/search-marks.ts';
import { type SubjectName, subjects } from '../lib/subjects.ts';
import type { NewsCategory } from '../lib/vocabulary.ts';
import type { Findable } from './findable.ts';
import { openIndex } from './search-index.ts';

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

export const foundPerPage = 20;

export async function search({ words, kind, page }: SearchQuery, now: Date): Promise<SearchAnswer> {
  if (words === '') return { found: [], counts: {}, words: 'all', last: 1 };
  const { documents, stems, complete } = (await openIndex()).find(words, now, () => true);
  const counts: SearchAnswer['counts'] = {};
  for (const document of documents) counts[document.kind] = (counts[document.kind] ?? 0) + 1;
  const ofKind = kind ? documents.filter((document) => document.kind === kind) : documents;
  const last = Math.max(1, Math.ceil(ofKind.length / foundPerPage));
  const start = (page > last ? 0 : page - 1) * foundPerPage;
  const shown = ofKind.slice(start, start + foundPerPage);
  const found = shown.map((document) => toFound(document, stems, now));
  const rest = complete > 0 ? 'first' : 'some';
  return { found, counts, words: complete === documents.length ? 'all' : rest, last };
}

export interface Suggestion {
  /** What it is, in words. */
  kind: string;
  address: string;
  title: Piece[];
}

const mostSuggestions = 6;

/** Suggestions while typing: only results with all the words. */
export async function searchSuggestions(words: string, now: Date): Promise<Suggestion[]> {
  const { documents, stems, complete } = (await openIndex()).find(words, now, () => true);
  return documents
    .slice(0, Math.min(complete, mostSuggestions))
    .map(({ kind, address, title }) => ({
      kind: subjects[kind].search.one,
      address,
      title: markWords(title, stems),
    }));
}

/** The slugs of the news that have all the words, best first. */
export async function searchNews(
  words: string,
  category: NewsCategory | undefined,
  now: Date,
): Promise<string[]> {
  const isMeant = (document: Findable) =>
    document.kind === 'news' && (category === undefined || document.category === category);
  const { documents, complete } = (await openIndex()).find(words, now, isMeant);
  return documents.slice(0, complete).map(({ address }) => address.slice(articlePath('').length));
}

function toFound(document: Findable, stems: ReadonlySet<string>, now: Date): Found {
  const { kind, address, title, facts, summary, body, at } = document;
  const told = hasHit(summary, stems) || !hasHit(body, stems) ? summary : body;
  return {
    kind,
    address,
    title: markWords(title, stems),
    facts: markWords(facts, stems),
    excerpt: cutAround(told, stems),
    coming: at !== undefined && at > now,
  };
}
