import { capitalise } from '../../lib/capitalise.ts';
import { monthNames, shortMonthNames } from '../../lib/dates.ts';
import { fold } from '../../lib/fold.ts';

/** 'Jan' … 'Dez' */
export const monthLabels = shortMonthNames.map(capitalise);

const anyMonth = monthNames.map(fold).join('|');
const range = new RegExp(`\\b(${anyMonth}) (?:a|ate) (${anyMonth})\\b`, 'g');
const single = new RegExp(`\\b(${anyMonth})\\b`, 'g');

/** The months that a schedule speaks of, January being 0: 'De setembro a dezembro' → 8, 9, 10, 11. */
export function monthsIn(schedule: string): number[] {
  const text = fold(schedule);
  const found = new Set<number>();
  for (const [, from = '', to = ''] of text.matchAll(range)) {
    const last = indexOf(to);
    for (let month = indexOf(from); month !== last; month = (month + 1) % 12) found.add(month);
  }
  for (const [, name = ''] of text.matchAll(single)) found.add(indexOf(name));
  return [...found].sort((a, b) => a - b);
}

const indexOf = (folded: string): number => monthNames.findIndex((name) => fold(name) === folded);
