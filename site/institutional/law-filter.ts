import type { Law } from '#content/legislation';
import type { LawFilter } from './legislation.tsx';

export function yearsOf(records: { year: number }[]): number[] {
  return [...new Set(records.map(({ year }) => year))].sort((a, b) => b - a);
}

export function filterLaws(laws: Law[], { kind, year }: Omit<LawFilter, 'years'>): Law[] {
  return laws.filter(
    (law) => (!kind || law.kind === kind) && (year === undefined || law.year === year),
  );
}
