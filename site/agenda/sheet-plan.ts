import type { MonthEvent } from '#content/events';

export interface SheetPlan {
  /** How large each event is written. */
  size: 'large' | 'middle' | 'small' | 'smaller' | 'smallest';
  /** Read downwards, then to the right. */
  columns: MonthEvent[][];
  /** How many did not fit. */
  left: number;
}

/** How much fits on one A4 page. What does not is left out, and the page names the address. */
const most = 36;

/** The more events a month has, the smaller they are written, and from a dozen on in two columns. */
export function planSheet(events: MonthEvent[]): SheetPlan {
  const shown = events.slice(0, most);
  const left = events.length - shown.length;
  if (shown.length <= 6) return { size: 'large', columns: [shown], left };
  if (shown.length <= 11) return { size: 'middle', columns: [shown], left };
  const half = Math.ceil(shown.length / 2);
  return {
    size: shown.length <= 22 ? 'small' : shown.length <= 28 ? 'smaller' : 'smallest',
    columns: [shown.slice(0, half), shown.slice(half)],
    left,
  };
}
