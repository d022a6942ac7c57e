import type { OptionObject } from 'payload';

/** Turns one of our closed lists into the choices of a select field. */
export function optionsOf(list: Record<string, string>): OptionObject[] {
  return Object.entries(list).map(([value, label]) => ({ value, label }));
}
