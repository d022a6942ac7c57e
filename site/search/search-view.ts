import type { SearchAnswer } from '#content/search';
import { counted } from '../../lib/counts.ts';
import { type SearchKind, searchKinds } from '../../lib/search-kinds.ts';

/** What the search page shows. */
export interface SearchView {
  words: string;
  kind: SearchKind | undefined;
  page: number;
  answer: SearchAnswer;
}

export function searchAddress(words: string, kind?: SearchKind, page = 1): string {
  const query = new URLSearchParams({ q: words });
  if (kind) query.set('tipo', kind);
  if (page > 1) query.set('pagina', String(page));
  return `/busca?${query}`;
}

/** How many there are of the kind that is shown, or of all. */
export function shownCount({ counts }: SearchAnswer, kind: SearchKind | undefined): number {
  if (kind) return counts[kind] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** '12 resultados para “natação” em Notícias' */
export function countText({ words, kind, answer }: Omit<SearchView, 'page'>): string {
  const count = shownCount(answer, kind);
  const many = count === 0 ? 'Nenhum resultado' : counted(count, 'resultado', 'resultados');
  return `${many} para “${words}”${kind ? ` em ${searchKinds[kind]}` : ''}`;
}

/** The kinds that have something, and the one that is shown even where it has nothing. */
export function offeredKinds({ counts }: SearchAnswer, shown: SearchKind | undefined) {
  return (Object.keys(searchKinds) as SearchKind[]).filter(
    (kind) => kind === shown || (counts[kind] ?? 0) > 0,
  );
}
