/**
 * What the site does not show in the three months before an election, because it tells of what the government did
 * (Lei 9.504/1997, art. 73, VI, b). Besides these: the home page's figures, the secretary's message,
 * photographs of past events, and no edition of the newsletter is sent. Services, agenda, results, transparency and
 * what is announced stay.
 */
export const publicityCollections = ['news', 'recorded-broadcasts', 'social-posts'] as const;

export const isPublicity = (collection: string): boolean =>
  publicityCollections.some((one) => one === collection);

export const electoralLaw = {
  name: 'Lei 9.504/1997, art. 73, VI, b',
  address: 'https://www.planalto.gov.br/ccivil_03/leis/l9504.htm#art73vib',
} as const;

export interface ElectoralPeriod {
  from: Date;
  until: Date;
}

/** A database may return dates or texts. */
type Stored = string | Date | null;

/** Undefined unless both moments are given. */
export function periodFrom(stored: { from?: Stored; until?: Stored }): ElectoralPeriod | undefined {
  const { from, until } = stored;
  return from && until ? { from: new Date(from), until: new Date(until) } : undefined;
}

export function hidesPublicity(period: ElectoralPeriod | undefined, now: Date): boolean {
  return period !== undefined && period.from <= now && now < period.until;
}
