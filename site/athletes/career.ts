import type { Achievement, Athlete } from '#content/athletes';

/** '1982 a 2004', 'desde 2021' */
export function careerYears({ activeFrom, activeTo }: Pick<Athlete, 'activeFrom' | 'activeTo'>) {
  if (activeFrom === undefined) return undefined;
  return activeTo === undefined ? `desde ${activeFrom}` : `${activeFrom} a ${activeTo}`;
}

/** Oldest first; what has no year comes last, in the editors' order. */
export function timeline(achievements: Achievement[]): Achievement[] {
  return [...achievements].sort(
    (a, b) => (a.year ?? Number.POSITIVE_INFINITY) - (b.year ?? Number.POSITIVE_INFINITY) || 0,
  );
}

export interface Decade<A> {
  /** 1980 */
  start: number;
  athletes: A[];
}

/** Grouped by the decade in which a career began; those without a year are shown at the end of the page. */
export function decades<A extends Pick<Athlete, 'activeFrom'>>(athletes: A[]): Decade<A>[] {
  const found = new Map<number, A[]>();
  for (const athlete of athletes) {
    if (athlete.activeFrom === undefined) continue;
    const start = Math.floor(athlete.activeFrom / 10) * 10;
    found.set(start, [...(found.get(start) ?? []), athlete]);
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([start, group]) => ({
      start,
      athletes: group.sort((a, b) => (a.activeFrom ?? 0) - (b.activeFrom ?? 0)),
    }));
}
