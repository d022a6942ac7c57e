import type { SearchDocument } from '../lib/search-engine.ts';
import { createWriter } from '../sample/invented-words.ts';

export function makeDocuments(count: number, random: () => number): SearchDocument[] {
  const text = createWriter(random);
  return Array.from({ length: count }, (_, number) => ({
    id: String(number),
    title: text(5),
    keywords: text(3),
    summary: text(18),
    body: text(120),
    from: undefined,
    at: new Date(Date.UTC(2020 + Math.floor(random() * 6), Math.floor(random() * 12), 1)),
  }));
}
