import type { SearchCard } from '../lib/search-index.ts';
import type { SearchTexts } from '../lib/search-weights.ts';
import { createWriter } from '../sample/invented-words.ts';

export type SyntheticDocument = SearchCard & SearchTexts;

export function makeDocuments(count: number, random: () => number): SyntheticDocument[] {
  const text = createWriter(random);
  return Array.from({ length: count }, (_, number) => ({
    id: String(number),
    address: `/${number}`,
    title: text(5),
    keywords: text(3),
    summary: text(18),
    body: text(120),
    from: undefined,
    at: Date.UTC(2020 + Math.floor(random() * 6), Math.floor(random() * 12), 1),
  }));
}
