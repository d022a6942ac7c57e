import type { DayOfWeek } from 'schema-dts';
import type { Weekday } from '../../lib/vocabulary.ts';

/** The weekdays in the words of schema.org. */
export const daysOfWeek: Record<Weekday, DayOfWeek> = {
  dom: 'https://schema.org/Sunday',
  seg: 'https://schema.org/Monday',
  ter: 'https://schema.org/Tuesday',
  qua: 'https://schema.org/Wednesday',
  qui: 'https://schema.org/Thursday',
  sex: 'https://schema.org/Friday',
  sab: 'https://schema.org/Saturday',
};
