export interface ScaleMark {
  value: number;
  label: string;
  look?: 'here' | 'north' | 'south';
}

export interface PlacedMark extends ScaleMark {
  /** A share of the line's length. */
  at: number;
  anchor: 'start' | 'middle' | 'end';
  /** Labels that would touch stand one above the other; 0 is next to the line. */
  level: number;
}

/** The share of a phone's line that a letter takes. */
const letter = 0.032;
/** Nearer to an end than this, a label grows away from it. */
const nearEnd = 0.12;

/** Places what is measured to scale, from the smallest to the largest; what is equal is marked once. */
export function placeMarks(marks: readonly ScaleMark[]): PlacedMark[] {
  const once = [...new Map(marks.map((mark) => [mark.value, mark])).values()].sort(
    (a, b) => a.value - b.value,
  );
  const first = once[0]?.value ?? 0;
  const length = (once.at(-1)?.value ?? 0) - first;
  const ends: number[] = [];
  return once.map((mark) => {
    const at = length === 0 ? 0 : (mark.value - first) / length;
    const anchor = at < nearEnd ? 'start' : at > 1 - nearEnd ? 'end' : 'middle';
    const width = letter * (mark.label.length + 1);
    const start = at - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    const free = ends.findIndex((end) => end <= start);
    const level = free < 0 ? ends.length : free;
    ends[level] = start + width;
    return { ...mark, at, anchor, level };
  });
}
