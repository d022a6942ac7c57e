export const medalNames = ['Ouro', 'Prata', 'Bronze'] as const;

export interface Award {
  /** Who gets it: the slug of a municipality. */
  town: string;
  /** 1 is gold. */
  place: 1 | 2 | 3;
}

export interface MedalRow {
  town: string;
  gold: number;
  silver: number;
  bronze: number;
  total: number;
  /** Shared by those who have the same of each. */
  place: number;
}

/** Whether a place brings a medal. */
export const isMedal = (place: number | undefined): place is 1 | 2 | 3 =>
  place !== undefined && place >= 1 && place <= 3;

/** By gold, then silver, then bronze; equal ones share a place and keep the order they came in. */
export function medalTable(awards: readonly Award[]): MedalRow[] {
  const rows = [...Map.groupBy(awards, ({ town }) => town)].map(([town, own]) => {
    const [gold, silver, bronze] = [1, 2, 3].map(
      (place) => own.filter((award) => award.place === place).length,
    ) as [number, number, number];
    return { town, gold, silver, bronze, total: own.length };
  });
  rows.sort(compare);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.filter((other) => compare(other, row) < 0).length,
  }));
}

type Counts = Pick<MedalRow, 'gold' | 'silver' | 'bronze'>;
const compare = (a: Counts, b: Counts) =>
  b.gold - a.gold || b.silver - a.silver || b.bronze - a.bronze;
