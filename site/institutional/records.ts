import type { TransparencyRecord } from '#content/transparency';

export interface Totals {
  planned: number;
  paid: number;
}

/** In cents, because the sum of many fractions drifts from what a citizen adds up by hand. */
export function sumUp(records: Pick<TransparencyRecord, 'planned' | 'paid'>[]): Totals {
  const sum = (pick: (record: Totals) => number) =>
    records.reduce((total, record) => total + Math.round(pick(record) * 100), 0) / 100;
  return { planned: sum(({ planned }) => planned), paid: sum(({ paid }) => paid) };
}

/**
 * Every year from the first record to this one, the newest first: a year without records can be
 * chosen too, and then the page says so.
 */
export function shownYears(records: { year: number }[], thisYear: number): number[] {
  const years = records.map(({ year }) => year);
  const first = Math.min(thisYear, ...years);
  const last = Math.max(thisYear, ...years);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
