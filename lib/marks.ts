import type { MarkOrder } from './vocabulary.ts';

const time = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/;
const length = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*m$/;

/**
 * A mark as a whole number: a time ('27,41', '1:02,45', '2:03:15,9') in milliseconds, a length ('5,32 m') in
 * centimetres. Undefined where it is neither.
 */
export function parseMark(text: string): number | undefined {
  const trimmed = text.trim();
  const metres = length.exec(trimmed);
  if (metres) return Number(metres[1]) * 100 + Number((metres[2] ?? '').padEnd(2, '0'));
  const parts = time.exec(trimmed);
  if (!parts) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', rest = ''] = parts;
  // '75:00' is no time: where something greater is written, the smaller part ends at 59.
  if ((parts[2] !== undefined && Number(seconds) > 59) || Number(minutes) > 59) return undefined;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(rest.padEnd(3, '0'));
}

export interface Ranked<Entry> {
  entry: Entry;
  /** Undefined for who has no mark. */
  place: number | undefined;
  /** Whether another has the same place. */
  shared: boolean;
}

/** By their marks, the best first; equal marks share a place, and the next is left out. */
export function rank<Entry>(
  entries: readonly Entry[],
  markOf: (entry: Entry) => number | undefined,
  order: MarkOrder,
): Ranked<Entry>[] {
  const marks = entries.flatMap((entry) => markOf(entry) ?? []);
  const isBetter = (a: number, b: number) => (order === 'menor' ? a < b : a > b);
  const placed = entries.map((entry) => {
    const mark = markOf(entry);
    if (mark === undefined) return { entry, place: undefined, shared: false };
    const better = marks.filter((other) => isBetter(other, mark)).length;
    const equal = marks.filter((other) => other === mark).length;
    return { entry, place: better + 1, shared: equal > 1 };
  });
  const last = entries.length + 1;
  return placed.sort((a, b) => (a.place ?? last) - (b.place ?? last));
}
