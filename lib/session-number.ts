import type { Day } from './dates.ts';

const daysPart = 100_000_000;

/**
 * The number of a single date of a rule in feeds and among what was withdrawn: 12 and '2026-11-19' make
 * 1220261119. In the order of the rules' numbers, then of the days.
 */
export const sessionNumber = (rule: number, originalDay: Day): number =>
  rule * daysPart + Number(originalDay.replaceAll('-', ''));

export const ruleOfSession = (number: number): number => Math.floor(number / daysPart);
