import type { SearchAnswer } from '#content/search';
import { counted } from '../../lib/counts.ts';
import { paths } from '../../lib/paths.ts';
import { type SubjectName, subjectNames, subjects } from '../../lib/subjects.ts';

/** What the search page shows. */
export interface SearchView {
  words: string;
  kind: SubjectName | undefined;
  page: number;
  answer: SearchAnswer;
}

/** What an address calls the kinds. */
export const kindsByTerm: Record<string, SubjectName> = Object.fromEntries(
  subjectNames.map((name) => [subjects[name].search.term, name]),
);

export function searchAddress(words: string, kind?: SubjectName, page = 1): string {
  const query = new URLSearchParams({ q: words });
  if (kind) query.set('tipo', subjects[kind].search.term);
  if (page > 1) query.set('pagina', String(page));
  return `${paths.search}?${query}`;
}

/** How many there are of the kind that is shown, or of all. */
export function shownCount({ counts }: SearchAnswer, kind: SubjectName | undefined): number {
  if (kind) return counts[kind] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** '12 resultados para “natação” em Notícias' */
export function countText({ words, kind, answer }: Omit<SearchView, 'page'>): string {
  const count = shownCount(answer, kind);
  const many = count === 0 ? 'Nenhum resultado' : counted(count, 'resultado', 'resultados');
  return `${many} para “${words}”${kind ? ` em ${subjects[kind].search.many}` : ''}`;
}

/** The kinds that have something, and the one that is shown even where it has nothing. */
export function offeredKinds({ counts }: SearchAnswer, shown: SubjectName | undefined) {
  return subjectNames.filter((kind) => kind === shown || (counts[kind] ?? 0) > 0);
}
