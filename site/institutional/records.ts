import type { TransparencyRecord } from '#content/transparency';

export interface Totals {
  planned: number;
  paid: number;
}

/** In cents, because sums of fractions are inexact. */
export function sumUp(records: Pick<TransparencyRecord, 'planned' | 'paid'>[]): Totals {
  const sum = (pick: (record: Totals) => number) =>
    records.reduce((total, record) => total + Math.round(pick(record) * 100), 0) / 100;
  return { planned: sum(({ planned }) => planned), paid: sum(({ paid }) => paid) };
}
